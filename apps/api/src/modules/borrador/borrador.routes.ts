import {
  borrador,
  borradorEnviado,
  consultaDescartar,
  borradoresResumen,
  parametroBorrador,
  parametroProyecto,
} from '@mantenible/contracts/borrador';

import { borradorImportado, pruebaEntregada } from '@mantenible/contracts/exportacion';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import { alcanceDeRuta, lugarDeRuta } from './borrador-ruta.ts';
import type { BorradorRepository } from './borrador.port.ts';
import { guardarBorrador, type DepsGuardarBorrador } from './guardar-borrador.ts';
import { importarBorrador } from './importar-borrador.ts';
import { descartarBorrador, leerBorrador, listarBorradores } from './leer-borradores.ts';
import { presentarBorrador } from './presentar-borrador.ts';

export interface DepsBorrador extends DepsGuardarBorrador {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly borradores: BorradorRepository;
}

const rutaDeUno = '/borradores/:proyectoId/:tipo/:elementoId/:intentos';

/** Drafts of tests: each person reads and changes only their own. */
export function borradorRoutes(deps: DepsBorrador): Rutas {
  return rutas('Borradores', (app) => {
    app.get('/borradores/:proyectoId', {
      config: acceso('borrador', 'leer'),
      schema: {
        summary: 'Lista los borradores propios de un proyecto',
        params: parametroProyecto,
        response: respuestas({ 200: borradoresResumen }, 404),
      },
      handler: (request) => listarBorradores(deps, personaDe(request), request.params.proyectoId),
    });
    app.get(rutaDeUno, {
      config: acceso('borrador', 'leer'),
      schema: {
        summary: 'Lee un borrador propio',
        params: parametroBorrador,
        response: respuestas({ 200: borrador }, 404),
      },
      handler: async (request) => {
        const persona = personaDe(request);
        const { proyectoId } = request.params;
        const leido = await leerBorrador(deps, persona, lugarDeRuta(request.params, persona));
        return presentarBorrador(proyectoId, leido);
      },
    });
    rutasDeEscritura(app, deps);
    rutaDeImportacion(app, deps);
  });
}

/** Largest file of a test in bytes: some four times the starter catalogue with long comments. */
const limiteDeArchivo = 2_097_152;

function rutaDeImportacion(app: Aplicacion, deps: DepsBorrador): void {
  app.post('/borradores/:proyectoId/importar', {
    config: acceso('borrador', 'cambiar'),
    bodyLimit: limiteDeArchivo,
    schema: {
      summary: 'Hace un borrador de una prueba descargada',
      params: parametroProyecto,
      body: pruebaEntregada,
      response: respuestas({ 200: borradorImportado }, 404, 409),
    },
    handler: async (request) => {
      const { proyectoId } = request.params;
      const { borrador, ...resto } = await importarBorrador(
        deps,
        personaDe(request),
        proyectoId,
        request.body,
      );
      const { tipo, elementoId, intentos, plan } = borrador;
      return { tipo, elementoId, intentos, preguntas: plan.preguntas.length, ...resto };
    },
  });
}

function rutasDeEscritura(app: Aplicacion, deps: DepsBorrador): void {
  app.put(rutaDeUno, {
    // Its use case refuses a new draft; an open one keeps its answers.
    config: { ...acceso('borrador', 'cambiar'), conDiscoLleno: true },
    schema: {
      summary: 'Crea un borrador o combina en él',
      params: parametroBorrador,
      body: borradorEnviado,
      response: respuestas({ 200: borrador }, 404, 409),
    },
    handler: async (request) => {
      const { proyectoId } = request.params;
      const {
        adicionales,
        titulo = null,
        respuestas: enviadas,
        borrador: _id = null,
        huella = null,
        rehacer,
      } = request.body;
      const alcance = alcanceDeRuta(request.params, adicionales);
      const cambios = { _id, huella, rehacer, titulo, respuestas: enviadas };
      return presentarBorrador(
        proyectoId,
        await guardarBorrador(deps, personaDe(request), proyectoId, alcance, cambios),
      );
    },
  });
  app.delete(rutaDeUno, {
    config: acceso('borrador', 'borrar'),
    schema: {
      summary: 'Descarta un borrador propio',
      params: parametroBorrador,
      querystring: consultaDescartar,
      response: respuestas({ 200: parametroProyecto }, 404, 409),
    },
    handler: async (request) => {
      const persona = personaDe(request);
      const { borrador: _id = null } = request.query;
      await descartarBorrador(deps, persona, lugarDeRuta(request.params, persona), _id);
      return { proyectoId: request.params.proyectoId };
    },
  });
}

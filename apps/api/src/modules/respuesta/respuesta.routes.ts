import { hecho, listaDe, parametroId } from '@mantenible/contracts/comun';
import {
  consultaRespuestas,
  existe,
  existeMetrica,
  existeSubcaracteristica,
  guardarRespuestas as cuerpoGuardar,
  maximoResumenes,
  pruebaResumida,
  respuestaPrueba,
  respuestaUna,
} from '@mantenible/contracts/respuesta';
import { parametroProyecto } from '@mantenible/contracts/borrador';
import * as z from 'zod/mini';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { claveDeIdempotencia } from '../../http/idempotency-key.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';
import type { MedicionRepository } from '../medicion/medicion.port.ts';
import { guardarRespuestas } from './guardar-respuestas.ts';
import { existeRespuesta, leerEncabezado } from './leer-respuestas.ts';
import { listarRespuestas, type DepsListar } from './listar-respuestas.ts';
import { presentarPrueba, presentarUna } from './presentar-respuesta.ts';
import type { CatalogoDePruebas, RespuestaRepository, TramoDePruebas } from './respuesta.port.ts';

export interface DepsRespuesta extends DepsListar {
  readonly respuestas: RespuestaRepository;
  readonly catalogo: CatalogoDePruebas;
  readonly mediciones: MedicionRepository;
  readonly cuotas: Pick<Cuotas, 'exigirPrueba'>;
  readonly now: () => Date;
  /** A new id; with a client's key, always the same one for that person and key. */
  readonly idDeClave: (sub: string, clave: string | null) => string;
  /** Called after a test was saved; never rejects. */
  readonly alGuardar: (proyectoId: string) => Promise<void>;
}

/** Tests of an answer with answers; a project has fewer, and their size bounds them before. */
const maximoConRespuestas = 500;

type Consulta = z.infer<typeof consultaRespuestas>;

function tramoPedido({ campos, limite, desde }: Consulta): TramoDePruebas {
  const conRespuestas = campos === undefined;
  const cuantas = limite ?? (conRespuestas ? maximoConRespuestas : maximoResumenes);
  return { desde: desde ?? null, cuantas, conRespuestas };
}

/** Header Link to the next part, relative to the address that was called. */
function enlaceSiguiente({ campos, limite }: Consulta, desde: string): string {
  const query = new URLSearchParams({
    ...(campos === undefined ? {} : { campos }),
    ...(limite === undefined ? {} : { limite: String(limite) }),
    desde,
  });
  return `<?${query.toString()}>; rel="next"`;
}

/** Saved tests. */
export function respuestaRoutes(deps: DepsRespuesta): Rutas {
  return rutas('Pruebas', (app) => {
    void app.register(rutasDeExistencia(deps));
    app.get('/respuestas/:proyectoId', {
      config: acceso('prueba', 'leer'),
      schema: {
        summary: 'Lista las pruebas guardadas de un proyecto con su resultado',
        params: parametroProyecto,
        querystring: consultaRespuestas,
        response: respuestas({ 200: listaDe(z.union([respuestaPrueba, pruebaResumida])) }, 404),
      },
      handler: async (request, reply) => {
        const { query, params } = request;
        const tramo = tramoPedido(query);
        const parte = await listarRespuestas(deps, personaDe(request), params.proyectoId, tramo);
        if (parte.siguiente !== null) reply.header('Link', enlaceSiguiente(query, parte.siguiente));
        return parte.pruebas.map(presentarPrueba);
      },
    });
    app.get('/respuestas/una/:id', {
      config: acceso('prueba', 'leer'),
      schema: {
        summary: 'Lee título y proyecto de una prueba',
        params: parametroId,
        response: respuestas({ 200: respuestaUna }, 404),
      },
      handler: async (request) =>
        presentarUna(await leerEncabezado(deps, personaDe(request), request.params.id)),
    });
    app.post('/respuestas/guardar-respuestas', {
      config: acceso('prueba', 'crear'),
      schema: {
        summary: 'Guarda una prueba; idempotente con Idempotency-Key',
        body: cuerpoGuardar,
        response: respuestas({ 201: hecho }, 404, 409),
      },
      handler: async (request) => {
        const persona = personaDe(request);
        const id = deps.idDeClave(persona.sub, claveDeIdempotencia(request));
        return { _id: await guardarRespuestas(deps, persona, request.body, id) };
      },
    });
  });
}

function rutasDeExistencia(deps: DepsRespuesta): Rutas {
  return rutas('Pruebas', (app) => {
    app.post('/respuestas/subcaracteristica', {
      config: acceso('prueba', 'leer'),
      schema: {
        summary: 'Dice si hay una prueba de la subcaracterística',
        body: existeSubcaracteristica,
        response: respuestas({ 200: existe }, 404),
      },
      handler: async (request) => {
        const { proyectoId, subcaracteristicaId } = request.body;
        const persona = personaDe(request);
        return {
          existe: await existeRespuesta(
            deps,
            persona,
            proyectoId,
            'singleSubcaracteristica',
            subcaracteristicaId,
          ),
        };
      },
    });
    app.post('/respuestas/metrica', {
      config: acceso('prueba', 'leer'),
      schema: {
        summary: 'Dice si hay una prueba de la métrica',
        body: existeMetrica,
        response: respuestas({ 200: existe }, 404),
      },
      handler: async (request) => {
        const { proyectoId, metricaId } = request.body;
        const persona = personaDe(request);
        return { existe: await existeRespuesta(deps, persona, proyectoId, 'singleMetrica', metricaId) };
      },
    });
  });
}

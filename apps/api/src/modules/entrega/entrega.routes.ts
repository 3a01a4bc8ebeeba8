import {
  avanceDeAnalisis,
  consultaEntrega,
  consultaIncidencias,
  entrega,
  entregaCompleta,
  entregado,
  entregaEnviada,
  entregas,
  incidenciasEntregadas,
  incidenciasPorPagina,
  parametroCursoDeEntregas,
  parametroEntrega,
  parametroEntregado,
  tardeTomada,
} from '@mantenible/contracts/entrega';

import type * as z from 'zod/mini';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { idDeCreacion } from '../../http/creation-id.ts';
import { heavyRead, listInTurn } from '../../http/heavy-reads.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { conVersion, ponerVersion, versionEsperada } from '../../http/version.ts';
import { analizarLoEntregado, cancelarAnalisis, type DepsAnalizarEntrega } from './analizar-entrega.ts';
import { borrarEntrega, cambiarEntrega, crearEntrega, type DepsGuardarEntrega } from './guardar-entrega.ts';
import {
  leerEntregado,
  leerIncidencias,
  tomarTarde,
  type Cual,
  type DepsLeerEntregado,
} from './leer-entregado.ts';
import { leerAvanceDeAnalisis } from './avance-de-entrega.ts';
import { buscarCopiada, copiarDelCurso, leerEntrega, leerEntregas, primeraPagina } from './leer-entregas.ts';
import { presentarEntrega } from './presentar-entrega.ts';

export type DepsEntrega = DepsGuardarEntrega & DepsLeerEntregado & DepsAnalizarEntrega;

const leer = acceso('entrega', 'leer');
const cambiar = acceso('entrega', 'cambiar');

/** Deliveries of courses, and what was delivered. */
export function entregaRoutes(deps: DepsEntrega): Rutas {
  return rutas('Entregas', (app) => {
    rutasDeLectura(app, deps);
    rutasDeEscritura(app, deps);
    rutasDeAnalisis(app, deps);
    rutasDeLoEntregado(app, deps);
    rutasDeLoTardio(app, deps);
  });
}

function rutasDeLectura(app: Aplicacion, deps: DepsEntrega): void {
  app.get('/cursos/:cursoId/entregas', {
    config: leer,
    schema: {
      summary: 'Lista las entregas de un curso',
      params: parametroCursoDeEntregas,
      response: respuestas({ 200: entregas }, 404),
    },
    handler: async (request) => {
      const persona = personaDe(request);
      const { cursoId } = request.params;
      await copiarDelCurso(deps, persona, cursoId);
      return listInTurn(persona.sub, () => leerEntregas(deps, persona, cursoId));
    },
  });
  app.get('/entregas/:entregaId', {
    config: leer,
    schema: {
      summary: 'Lee una entrega con lo que cada proyecto tiene, por páginas',
      params: parametroEntrega,
      querystring: consultaEntrega,
      response: respuestas({ 200: entregaCompleta }, 404),
    },
    handler: async (request, reply) => {
      const persona = personaDe(request);
      const { params, query } = request;
      await buscarCopiada(deps, persona, params.entregaId);
      const leer = () => leerEntrega(deps, persona, params.entregaId, query);
      const leida = await listInTurn(persona.sub, leer);
      ponerVersion(reply, leida.entrega.version);
      return leida;
    },
  });
}

function rutasDeEscritura(app: Aplicacion, deps: DepsEntrega): void {
  app.post('/cursos/:cursoId/entregas', {
    config: { ...cambiar, idempotente: true },
    schema: {
      summary: 'Crea una entrega en un curso propio',
      params: parametroCursoDeEntregas,
      body: entregaEnviada,
      response: respuestas({ 201: entrega }, 404, 409),
    },
    handler: async (request, reply) => {
      const persona = personaDe(request);
      const nueva = { _id: idDeCreacion(request), ...request.body };
      const creada = await crearEntrega(deps, persona, request.params.cursoId, nueva);
      return presentarEntrega(persona, conVersion(reply, creada), deps.now());
    },
  });
  app.put('/entregas/:entregaId', {
    config: cambiar,
    schema: {
      summary: 'Cambia una entrega',
      params: parametroEntrega,
      body: entregaEnviada,
      response: respuestas({ 200: entrega }, 404, 409, 412),
    },
    handler: async (request, reply) => {
      const persona = personaDe(request);
      const { params, body } = request;
      const cambiada = await cambiarEntrega(deps, persona, params.entregaId, body, versionEsperada(request));
      return presentarEntrega(persona, conVersion(reply, cambiada), deps.now());
    },
  });
  app.delete('/entregas/:entregaId', {
    config: cambiar,
    schema: {
      summary: 'Elimina una entrega con lo entregado',
      params: parametroEntrega,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => borrarEntrega(deps, personaDe(request), request.params.entregaId),
  });
}

function rutasDeAnalisis(app: Aplicacion, deps: DepsEntrega): void {
  app.get('/entregas/:entregaId/analisis', {
    config: leer,
    schema: {
      summary: 'Lee cuánto del análisis de lo entregado está hecho',
      params: parametroEntrega,
      response: respuestas({ 200: avanceDeAnalisis }, 404),
    },
    handler: (request) => leerAvanceDeAnalisis(deps, personaDe(request), request.params.entregaId),
  });
  app.post('/entregas/:entregaId/analisis', {
    config: cambiar,
    schema: {
      summary: 'Pone en cola el análisis de lo que entregó cada proyecto',
      params: parametroEntrega,
      response: respuestas({ 202: entregaCompleta }, 404, 409),
    },
    handler: async (request) => {
      const persona = personaDe(request);
      const { entregaId } = request.params;
      const cuantos = await analizarLoEntregado(deps, persona, entregaId);
      request.log.info({ sub: persona.sub, entrega: entregaId, cuantos }, 'delivery: analyses queued');
      return listInTurn(persona.sub, () => leerEntrega(deps, persona, entregaId, primeraPagina));
    },
  });
  app.delete('/entregas/:entregaId/analisis', {
    config: cambiar,
    schema: {
      summary: 'Cancela los análisis de una entrega que no han terminado',
      params: parametroEntrega,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => cancelarAnalisis(deps, personaDe(request), request.params.entregaId),
  });
}

/** Not called proyectoId: what was delivered is the course's, and stays without the project. */
const cualDe = ({ entregaId, proyecto }: z.infer<typeof parametroEntregado>) => ({
  entregaId,
  proyectoId: proyecto,
});

const urlDeLoEntregado = '/entregas/:entregaId/proyectos/:proyecto';

function rutasDeLoEntregado(app: Aplicacion, deps: DepsEntrega): void {
  const incidencias = heavyRead((persona, cual: Cual, consulta: z.infer<typeof consultaIncidencias>) =>
    leerIncidencias(deps, persona, cual, { ...consulta, cuantas: incidenciasPorPagina }),
  );
  app.get(urlDeLoEntregado, {
    config: leer,
    schema: {
      summary: 'Lee lo que entregó un proyecto, tal como estaba',
      params: parametroEntregado,
      response: respuestas({ 200: entregado }, 404),
    },
    handler: (request) => leerEntregado(deps, personaDe(request), cualDe(request.params)),
  });
  app.get(`${urlDeLoEntregado}/incidencias`, {
    config: leer,
    schema: {
      summary: 'Lista las incidencias de lo que entregó un proyecto, todas o las nuevas desde la plantilla',
      params: parametroEntregado,
      querystring: consultaIncidencias,
      response: respuestas({ 200: incidenciasEntregadas }, 404),
    },
    handler: async (request) => {
      const persona = personaDe(request);
      await buscarCopiada(deps, persona, request.params.entregaId);
      return incidencias(persona, cualDe(request.params), request.query);
    },
  });
}

function rutasDeLoTardio(app: Aplicacion, deps: DepsEntrega): void {
  const url = `${urlDeLoEntregado}/tarde` as const;
  app.put(url, {
    config: cambiar,
    schema: {
      summary: 'Toma lo que un proyecto hizo fuera de plazo',
      params: parametroEntregado,
      body: tardeTomada,
      response: respuestas({ 200: entregado }, 404, 409),
    },
    handler: async (request) => {
      await tomarTarde(deps, personaDe(request), cualDe(request.params), request.body.motivo);
      return leerEntregado(deps, personaDe(request), cualDe(request.params));
    },
  });
  app.delete(url, {
    config: cambiar,
    schema: {
      summary: 'Vuelve a lo que un proyecto entregó en plazo',
      params: parametroEntregado,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => tomarTarde(deps, personaDe(request), cualDe(request.params), null),
  });
}

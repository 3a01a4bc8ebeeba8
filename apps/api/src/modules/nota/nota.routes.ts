import {
  calculoHecho,
  correccionEnviada,
  notaDeProyecto,
  notasDeEntrega,
  publicacionEnviada,
  publicacionHecha,
  revisionEnviada,
} from '@mantenible/contracts/nota';
import { parametroEntrega, parametroEntregado } from '@mantenible/contracts/entrega';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { ponerVersion, versionEsperada } from '../../http/version.ts';
import { lugarDe } from '../comun/lugar-de-entrega.ts';
import { calcularNotas } from './calcular-notas.ts';
import { corregirNota, pedirRevision } from './corregir-nota.ts';
import { leerNota, type DepsNota } from './leer-nota.ts';
import { leerNotas } from './leer-notas.ts';
import { publicarNotas, type DepsPublicar } from './publicar-notas.ts';

const calificar = acceso('nota', 'calificar');

type Deps = DepsNota & Parameters<typeof leerNotas>[0] & DepsPublicar;

/** Marks of a delivery. */
export function notaRoutes(deps: Deps): Rutas {
  return rutas('Rúbricas y notas', (app) => {
    declararClase(app, deps);
    declararUna(app, deps);
  });
}

function declararClase(app: Aplicacion, deps: Deps): void {
  const leer = heavyRead((persona, entregaId: string) => leerNotas(deps, persona, entregaId));
  const publicar = heavyRead((persona, entregaId: string, peticion: Parameters<typeof publicarNotas>[3]) =>
    publicarNotas(deps, persona, entregaId, peticion),
  );
  const calcular = heavyRead((persona, entregaId: string) => calcularNotas(deps, persona, entregaId));
  app.get('/entregas/:entregaId/notas', {
    config: acceso('nota', 'leerClase'),
    schema: {
      summary: 'Lista las notas de una clase, publicadas o no',
      params: parametroEntrega,
      response: respuestas({ 200: notasDeEntrega }, 404),
    },
    handler: (request) => leer(personaDe(request), request.params.entregaId),
  });
  app.post('/entregas/:entregaId/notas/calcular', {
    config: calificar,
    schema: {
      summary: 'Calcula de una vez las cifras de todas las entregas; lo que decidieron los docentes queda',
      params: parametroEntrega,
      response: respuestas({ 200: calculoHecho }, 404, 409),
    },
    handler: (request) => calcular(personaDe(request), request.params.entregaId),
  });
  app.post('/entregas/:entregaId/notas/publicar', {
    config: calificar,
    schema: {
      summary: 'Publica las notas que están listas, de todos o de algunos proyectos',
      params: parametroEntrega,
      body: publicacionEnviada,
      response: respuestas({ 200: publicacionHecha }, 404, 409),
    },
    handler: (request) => {
      const { params, body } = request;
      return publicar(personaDe(request), params.entregaId, body);
    },
  });
}

function declararUna(app: Aplicacion, deps: Deps): void {
  const una = '/entregas/:entregaId/notas/:proyecto';
  app.get(una, {
    config: acceso('nota', 'leer'),
    schema: {
      summary: 'Lee la nota de un proyecto: completa para sus docentes, lo publicado para su equipo',
      params: parametroEntregado,
      response: respuestas({ 200: notaDeProyecto }, 404),
    },
    handler: async (request, reply) => {
      const leida = await leerNota(deps, personaDe(request), lugarDe(request.params));
      ponerVersion(reply, leida.correccion?.version ?? 0);
      return leida;
    },
  });
  app.put(una, {
    config: calificar,
    schema: {
      summary: 'Guarda lo que un docente decide de una nota',
      params: parametroEntregado,
      body: correccionEnviada,
      response: respuestas({ 200: notaDeProyecto }, 404, 409, 412),
    },
    handler: async (request, reply) => {
      const { params, body } = request;
      const esperada = versionEsperada(request);
      const leida = await corregirNota(deps, personaDe(request), lugarDe(params), body, esperada);
      ponerVersion(reply, leida.correccion?.version ?? 0);
      return leida;
    },
  });
  app.post(`${una}/revision`, {
    config: acceso('nota', 'pedirRevision'),
    schema: {
      summary: 'Pide una segunda corrección de una nota publicada, una vez por entrega',
      params: parametroEntregado,
      body: revisionEnviada,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) =>
      pedirRevision(deps, personaDe(request), lugarDe(request.params), request.body.motivo),
  });
}

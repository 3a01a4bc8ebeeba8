import {
  ingresoEnviado,
  invitacionACurso,
  listaEnviada,
  listaGuardada,
  listaSimulada,
  parametroCodigo,
  parametroCurso,
  parametroPersonaDeCurso,
  parametroProyectoDeCurso,
} from '@mantenible/contracts/curso';
import { hecho } from '@mantenible/contracts/comun';
import type { FastifyRequest } from 'fastify';

import { addressGroup } from '../../http/address-group.ts';
import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { versionEsperada } from '../../http/version.ts';
import { guardarLista, simularLista, type DepsLista } from './lista-de-clase.ts';
import { ponerProyecto, quitarProyecto, type DepsPoner } from './poner-proyecto.ts';
import {
  leerInvitacion,
  quitarPersona,
  salirDelCurso,
  unirse,
  type DepsUnirse,
  type QuienPrueba,
} from './unirse.ts';

const participar = acceso('curso', 'unirse');
const cambiar = acceso('curso', 'cambiar');

/** Joining and leaving a course, the projects in it, and its class list. */
export function personasRoutes(deps: DepsUnirse & DepsLista & DepsPoner): Rutas {
  return rutas('Cursos', (app) => {
    rutasDeIngreso(app, deps);
    rutasDeSalida(app, deps);
    rutasDeProyectos(app, deps);
    rutasDeLista(app, deps);
  });
}

const quienPrueba = (request: FastifyRequest): QuienPrueba => ({
  persona: personaDe(request),
  grupo: addressGroup(request.ip),
});

function rutasDeIngreso(app: Aplicacion, deps: DepsUnirse): void {
  app.get('/unirse/:codigo', {
    config: participar,
    schema: {
      summary: 'Dice de qué curso es un código, con el aviso de privacidad',
      params: parametroCodigo,
      response: respuestas({ 200: invitacionACurso }, 404),
    },
    handler: (request) => leerInvitacion(deps, quienPrueba(request), request.params.codigo),
  });
  app.post('/unirse/:codigo', {
    config: participar,
    schema: {
      summary: 'Une a quien lo pide al curso del código',
      params: parametroCodigo,
      body: ingresoEnviado,
      response: respuestas({ 200: hecho }, 404, 409),
    },
    handler: (request) => unirse(deps, quienPrueba(request), { ...request.params, ...request.body }),
  });
}

function rutasDeSalida(app: Aplicacion, deps: DepsUnirse): void {
  app.delete('/cursos/:cursoId/personas/propia', {
    config: participar,
    schema: {
      summary: 'Sale del curso, con sus proyectos propios',
      params: parametroCurso,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => salirDelCurso(deps, personaDe(request), request.params.cursoId),
  });
  app.delete('/cursos/:cursoId/personas/:persona', {
    config: cambiar,
    schema: {
      summary: 'Quita a una persona del curso, con sus proyectos',
      params: parametroPersonaDeCurso,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => quitarPersona(deps, personaDe(request), request.params),
  });
}

function rutasDeProyectos(app: Aplicacion, deps: DepsPoner): void {
  app.put('/cursos/:cursoId/proyectos/:proyecto', {
    config: participar,
    schema: {
      summary: 'Pone un proyecto propio en el curso',
      params: parametroProyectoDeCurso,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => ponerProyecto(deps, personaDe(request), request.params),
  });
  app.delete('/cursos/:cursoId/proyectos/:proyecto', {
    config: participar,
    schema: {
      summary: 'Saca un proyecto del curso',
      params: parametroProyectoDeCurso,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => quitarProyecto(deps, personaDe(request), request.params),
  });
}

function rutasDeLista(app: Aplicacion, deps: DepsLista): void {
  app.post('/cursos/:cursoId/lista/simular', {
    config: { ...cambiar, conDiscoLleno: true },
    schema: {
      summary: 'Dice qué haría una lista de clase con cada fila, sin cambiar nada',
      params: parametroCurso,
      body: listaEnviada,
      response: respuestas({ 200: listaSimulada }, 404, 409),
    },
    handler: (request) => simularLista(deps, personaDe(request), { ...request.params, ...request.body }),
  });
  app.put('/cursos/:cursoId/lista', {
    config: cambiar,
    schema: {
      summary: 'Reemplaza la lista de clase',
      params: parametroCurso,
      body: listaEnviada,
      response: respuestas({ 200: listaGuardada }, 404, 409, 412),
    },
    handler: (request) => {
      const pedida = { ...request.params, ...request.body };
      return guardarLista(deps, personaDe(request), pedida, versionEsperada(request));
    },
  });
}

import {
  cambioDeCodigo,
  codigoDeCurso,
  curso,
  cursoEnviado,
  cursos,
  docenteEnviado,
  estadoEnviado,
  parametroCurso,
  parametroDocente,
} from '@mantenible/contracts/curso';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { idDeCreacion } from '../../http/creation-id.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import {
  borrarCurso,
  cambiarCodigo,
  cambiarCurso,
  crearCurso,
  nombrarDocente,
  pasarCurso,
  quitarDocente,
  type DepsCursos,
} from './cambiar-curso.ts';
import { leerCurso, leerCursos } from './leer-cursos.ts';

const cambiar = acceso('curso', 'cambiar');
const nombrar = acceso('curso', 'nombrarDocentes');

/** Courses: list, creation, settings, state, join code and lecturers. */
export function cursoRoutes(deps: DepsCursos): Rutas {
  return rutas('Cursos', (app) => {
    rutasDeLectura(app, deps);
    rutasDeCambio(app, deps);
    rutasDeEstado(app, deps);
    rutasDeDocentes(app, deps);
  });
}

function rutasDeLectura(app: Aplicacion, deps: DepsCursos): void {
  app.get('/cursos', {
    config: acceso('curso', 'leer'),
    schema: {
      summary: 'Lista los cursos en los que enseña o a los que se unió; a un administrador, todos',
      response: respuestas({ 200: cursos }),
    },
    handler: (request) => leerCursos(deps.cursos, personaDe(request)),
  });
  app.get('/cursos/:cursoId', {
    config: acceso('curso', 'leer'),
    schema: {
      summary: 'Lee un curso',
      params: parametroCurso,
      response: respuestas({ 200: curso }, 404),
    },
    handler: async (request, reply) =>
      conVersion(reply, await leerCurso(deps.cursos, personaDe(request), request.params.cursoId)),
  });
}

function rutasDeCambio(app: Aplicacion, deps: DepsCursos): void {
  app.post('/cursos', {
    config: { ...acceso('curso', 'crear'), idempotente: true },
    schema: {
      summary: 'Abre un curso con un código para unirse',
      body: cursoEnviado,
      response: respuestas({ 201: curso }, 409),
    },
    handler: async (request, reply) => {
      const nuevo = { _id: idDeCreacion(request), ...request.body };
      return conVersion(reply, await crearCurso(deps, personaDe(request), nuevo));
    },
  });
  app.put('/cursos/:cursoId', {
    config: cambiar,
    schema: {
      summary: 'Cambia nombre, periodo, zona horaria y escala',
      params: parametroCurso,
      body: cursoEnviado,
      response: respuestas({ 200: curso }, 404, 409, 412),
    },
    handler: async (request, reply) => {
      const cambio = { datos: request.body, esperada: versionEsperada(request) };
      return conVersion(reply, await cambiarCurso(deps, personaDe(request), request.params.cursoId, cambio));
    },
  });
  app.put('/cursos/:cursoId/codigo', {
    config: { ...cambiar, conDiscoLleno: true },
    schema: {
      summary: 'Renueva el código para unirse, o lo desactiva',
      params: parametroCurso,
      body: cambioDeCodigo,
      response: respuestas({ 200: codigoDeCurso }, 404, 409),
    },
    handler: (request) =>
      cambiarCodigo(deps, personaDe(request), request.params.cursoId, request.body.cambio),
  });
}

function rutasDeEstado(app: Aplicacion, deps: DepsCursos): void {
  app.put('/cursos/:cursoId/estado', {
    config: { ...acceso('curso', 'cerrar'), conDiscoLleno: true },
    schema: {
      summary: 'Cierra, vuelve a abrir o archiva un curso',
      params: parametroCurso,
      body: estadoEnviado,
      response: respuestas({ 200: curso }, 404, 409),
    },
    handler: async (request, reply) => {
      const pasado = await pasarCurso(deps, personaDe(request), request.params.cursoId, request.body.estado);
      return conVersion(reply, pasado);
    },
  });
  app.delete('/cursos/:cursoId', {
    config: acceso('curso', 'borrar'),
    schema: {
      summary: 'Elimina un curso; los proyectos de sus personas quedan',
      params: parametroCurso,
      response: respuestas({ 204: sinCuerpo }, 404),
    },
    handler: (request) => borrarCurso(deps, personaDe(request), request.params.cursoId),
  });
}

function rutasDeDocentes(app: Aplicacion, deps: DepsCursos): void {
  app.post('/cursos/:cursoId/docentes', {
    config: nombrar,
    schema: {
      summary: 'Nombra a otro docente por su usuario',
      params: parametroCurso,
      body: docenteEnviado,
      response: respuestas({ 200: curso }, 404, 409),
    },
    handler: (request) =>
      nombrarDocente(deps, personaDe(request), request.params.cursoId, request.body.usuario),
  });
  app.delete('/cursos/:cursoId/docentes/:docente', {
    config: nombrar,
    schema: {
      summary: 'Quita a un docente del curso',
      params: parametroDocente,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => quitarDocente(deps, personaDe(request), request.params),
  });
}

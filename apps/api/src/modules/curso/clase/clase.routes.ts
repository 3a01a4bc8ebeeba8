import {
  consultaClase,
  consultaVecinos,
  paginaDeClase,
  resumenDeClase,
  vecinos,
} from '@mantenible/contracts/clase';
import { parametroCurso, parametroProyectoDeCurso } from '@mantenible/contracts/curso';

import { acceso, rutas, type Rutas } from '../../../http/app.types.ts';
import { heavyRead, listInTurn } from '../../../http/heavy-reads.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import { leerClase, leerVecinos, type DepsClase } from './leer-clase.ts';
import { resumirClase, type DepsResumen } from './resumir-clase.ts';

const tags = ['Cursos'];
const leer = acceso('curso', 'leerClase');

/** The people of a course with their projects and figures, for its lecturers and admins. */
export function claseRoutes(deps: DepsClase & DepsResumen): Rutas {
  const resumir = heavyRead((persona, cursoId: string) => resumirClase(deps, persona, cursoId));
  return rutas((app) => {
    app.get('/cursos/:cursoId/clase', {
      config: leer,
      schema: {
        tags,
        summary: 'Lista a las personas de un curso con sus proyectos y resultados, por páginas',
        params: parametroCurso,
        querystring: consultaClase,
        response: respuestas({ 200: paginaDeClase }, 404),
      },
      handler: (request) => {
        const persona = personaDe(request);
        return listInTurn(persona.sub, () => leerClase(deps, persona, request.params.cursoId, request.query));
      },
    });
    app.get('/cursos/:cursoId/resumen', {
      config: leer,
      schema: {
        tags,
        summary: 'Da la distribución del grado, las reglas más incumplidas y las preguntas más débiles',
        params: parametroCurso,
        response: respuestas({ 200: resumenDeClase }, 404),
      },
      handler: (request) => resumir(personaDe(request), request.params.cursoId),
    });
    app.get('/cursos/:cursoId/proyectos/:proyecto/vecinos', {
      config: leer,
      schema: {
        tags,
        summary: 'Da los proyectos anterior y siguiente en el orden de la tabla',
        params: parametroProyectoDeCurso,
        querystring: consultaVecinos,
        response: respuestas({ 200: vecinos }, 404),
      },
      handler: (request) => {
        const persona = personaDe(request);
        return listInTurn(persona.sub, () => leerVecinos(deps, persona, request.params, request.query));
      },
    });
  });
}

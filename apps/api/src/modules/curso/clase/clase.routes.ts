import {
  consultaArchivoDeClase,
  consultaClase,
  consultaVecinos,
  paginaDeClase,
  resumenDeClase,
  vecinos,
} from '@mantenible/contracts/clase';
import { parametroCurso, parametroProyectoDeCurso } from '@mantenible/contracts/curso';

import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../../http/app.types.ts';
import { archivoCsv, enviarCsv } from '../../../http/csv.ts';
import { heavyRead, listInTurn } from '../../../http/heavy-reads.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import { archivoXlsx, enviarXlsx } from '../../../http/xlsx.ts';
import { hojaDeClase } from './hoja-de-clase.ts';
import { exportarClase, leerClase, leerVecinos, type DepsClase } from './leer-clase.ts';
import { resumirClase, type DepsResumen } from './resumir-clase.ts';

const leer = acceso('curso', 'leerClase');

/** The people of a course with their projects and figures, for its lecturers and admins. */
export function claseRoutes(deps: DepsClase & DepsResumen): Rutas {
  const resumir = heavyRead((persona, cursoId: string) => resumirClase(deps, persona, cursoId));
  return rutas('Cursos', (app) => {
    app.get('/cursos/:cursoId/clase', {
      config: leer,
      schema: {
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
    rutasDeArchivos(app, deps);
    app.get('/cursos/:cursoId/resumen', {
      config: leer,
      schema: {
        summary: 'Da la distribución del grado, las reglas más incumplidas y las preguntas más débiles',
        params: parametroCurso,
        response: respuestas({ 200: resumenDeClase }, 404),
      },
      handler: (request) => resumir(personaDe(request), request.params.cursoId),
    });
    app.get('/cursos/:cursoId/proyectos/:proyecto/vecinos', {
      config: leer,
      schema: {
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

/** The chosen rows as files, in the reader's format. */
function rutasDeArchivos(app: Aplicacion, deps: DepsClase): void {
  const esquema = { params: parametroCurso, querystring: consultaArchivoDeClase };
  type Pedida = Pick<FastifyRequest, 'persona'> & {
    readonly params: z.infer<typeof parametroCurso>;
    readonly query: z.infer<typeof consultaArchivoDeClase>;
  };
  const hoja = async (request: FastifyRequest, { params, query }: Pedida) => {
    const persona = personaDe(request);
    const { zona, ...consulta } = query;
    const exportar = () => exportarClase(deps, persona, params.cursoId, consulta);
    const { nombre, filas } = await listInTurn(persona.sub, exportar);
    return hojaDeClase(nombre, filas, zona);
  };
  app.get('/cursos/:cursoId/clase/csv', {
    config: leer,
    schema: {
      ...esquema,
      summary: 'Descarga la clase como CSV',
      response: respuestas({ 200: archivoCsv }, 404),
    },
    handler: async (request, reply) => {
      const { columns, rows } = await hoja(request, request);
      return enviarCsv(reply, 'clase.csv', [columns, ...rows]);
    },
  });
  app.get('/cursos/:cursoId/clase/xlsx', {
    config: leer,
    schema: {
      ...esquema,
      summary: 'Descarga la clase como libro de hojas de cálculo',
      response: respuestas({ 200: archivoXlsx }, 404),
    },
    handler: async (request, reply) => enviarXlsx(reply, 'clase.xlsx', [await hoja(request, request)]),
  });
}

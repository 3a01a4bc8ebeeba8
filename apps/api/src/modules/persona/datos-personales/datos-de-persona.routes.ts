import {
  consultaPersonas,
  parametroPersona,
  personasBuscadas,
  prevision,
} from '@mantenible/contracts/datos-personales';
import { consultaExportacion } from '@mantenible/contracts/exportacion';
import type { FormatoDeExportacion } from '@mantenible/domain/exportacion';
import { sheetDateTimes } from '@mantenible/wording/fechas';
import type { FastifyReply } from 'fastify';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../../http/app.types.ts';
import { turnFor } from '../../../http/heavy-reads.ts';
import { enviarJson } from '../../../http/json-file.ts';
import { respuestas, sinCuerpo } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import { archivoJsonOXlsx, enviarXlsx } from '../../../http/xlsx.ts';
import type { CellValue } from '../../../spreadsheets/write-workbook.ts';
import { archivoJson } from '../../comun/archivo-json.ts';
import { borrarPersona, exportarDatos, preverBorrado, type DepsDatos } from './borrar-persona.ts';
import type { ParteDeDatos } from './datos-de-persona.port.ts';

/** What the product keeps of a person: out as a file, and erased at the person's request. */
export function datosDePersonaRoutes(deps: DepsDatos): Rutas {
  return rutas('Datos personales', (app) => {
    rutasDeExportacion(app, deps);
    rutasDeBorrado(app, deps);
  });
}

function rutasDeExportacion(app: Aplicacion, deps: DepsDatos): void {
  app.get('/personas/propia/exportacion', {
    config: acceso('persona', 'exportar'),
    schema: {
      summary: 'Descarga lo que el producto guarda de quien lo pide',
      querystring: consultaExportacion,
      response: respuestas({ 200: archivoJsonOXlsx }),
    },
    handler: async (request, reply) => {
      const quien = personaDe(request);
      return enviar(reply, request.query, await exportarDatos(deps, quien, quien.sub, turnFor(quien.sub)));
    },
  });
  app.get('/personas', {
    config: acceso('persona', 'administrar'),
    schema: {
      summary: 'Busca personas por su nombre, usuario o identificador',
      querystring: consultaPersonas,
      response: respuestas({ 200: personasBuscadas }),
    },
    handler: (request) => deps.datos.buscar(request.query.buscar),
  });
  app.get('/personas/:sub/exportacion', {
    config: acceso('persona', 'administrar'),
    schema: {
      summary: 'Descarga lo que el producto guarda de una persona',
      params: parametroPersona,
      querystring: consultaExportacion,
      response: respuestas({ 200: archivoJsonOXlsx }, 404),
    },
    handler: async (request, reply) => {
      const [quien, { sub }] = [personaDe(request), request.params];
      return enviar(reply, request.query, await exportarDatos(deps, quien, sub, turnFor(quien.sub)));
    },
  });
}

function rutasDeBorrado(app: Aplicacion, deps: DepsDatos): void {
  app.get('/personas/:sub/borrado', {
    config: acceso('persona', 'administrar'),
    schema: {
      summary: 'Dice qué se elimina y qué queda de una persona',
      params: parametroPersona,
      response: respuestas({ 200: prevision }, 404),
    },
    handler: (request) => preverBorrado(deps, request.params.sub),
  });
  app.delete('/personas/:sub', {
    config: acceso('persona', 'administrar'),
    schema: {
      summary: 'Elimina a una persona a petición suya',
      params: parametroPersona,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => borrarPersona(deps, personaDe(request), request.params.sub),
  });
}

function enviar(
  reply: Pick<FastifyReply, 'type'>,
  { formato, zona }: { readonly formato: FormatoDeExportacion; readonly zona: string },
  partes: readonly ParteDeDatos[],
): FastifyReply {
  const archivo = `datos-personales.${formato}`;
  if (formato === 'json')
    return enviarJson(
      reply,
      archivo,
      archivoJson({
        formato: 'mantenible-persona',
        version: 1,
        ...Object.fromEntries(partes.map(({ clave, filas }) => [clave, filas])),
      }),
    );
  const fecha = sheetDateTimes(zona);
  const hojas = partes.map(({ nombre, titulos, fechas, filas }) => ({
    name: nombre,
    columns: titulos.map((title) => (fechas.includes(title) ? `${title} (${zona})` : title)),
    rows: celdas(titulos, filas, fecha),
  }));
  return enviarXlsx(reply, archivo, hojas);
}

async function* celdas(
  titulos: readonly string[],
  filas: ParteDeDatos['filas'],
  fecha: ReturnType<typeof sheetDateTimes>,
): AsyncGenerator<readonly CellValue[]> {
  for await (const fila of filas) yield titulos.map((titulo) => celda(fila[titulo], fecha));
}

function celda(valor: unknown, fecha: ReturnType<typeof sheetDateTimes>): CellValue {
  if (valor instanceof Date) return fecha(valor);
  if (typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean') return valor;
  return valor === null || valor === undefined ? null : JSON.stringify(valor);
}

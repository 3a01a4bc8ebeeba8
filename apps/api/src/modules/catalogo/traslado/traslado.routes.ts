import {
  catalogoEntregado,
  catalogoExportado,
  consultaImportar,
  consultaSimular,
  trasladoSimulado,
} from '@mantenible/contracts/traslado';
import { versionDeTraslado } from '@mantenible/domain/traslado';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../../http/app.types.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import { archivoXlsx, enviarXlsx, leerXlsx, libroDe } from '../../../http/xlsx.ts';
import { hojasDelCatalogo } from './libro/escribir-libro.ts';
import { importarTraslado, simularTraslado } from './trasladar-catalogo.ts';
import type { LeerEntrega, LeerLibro, TrasladoRepository } from './traslado.port.ts';

const escribir = acceso('catalogo', 'escribir');

/** Largest file in bytes: some six times the starter catalogue at its longest texts. */
const bodyLimit = 4_194_304;

interface Deps {
  readonly leerEntrega: LeerEntrega;
  readonly leerLibro: LeerLibro;
  readonly traslados: TrasladoRepository;
}

/** The whole catalogue as a file: out, and in after a dry run. */
export function trasladoRoutes(deps: Deps): Rutas {
  return rutas('Catálogo', (app) => {
    rutasDeJson(app, deps);
    rutasDeLibro(app, deps);
  });
}

function rutasDeJson(app: Aplicacion, deps: Deps): void {
  app.get('/catalogo/exportacion', {
    config: acceso('catalogo', 'leer'),
    schema: {
      summary: 'Da el catálogo entero, con criterios y umbrales',
      response: respuestas({ 200: catalogoExportado }),
    },
    handler: async () => ({
      formato: 'mantenible-catalogo' as const,
      version: versionDeTraslado,
      ...(await deps.traslados.leer()),
    }),
  });
  app.post('/catalogo/importacion/simular', {
    config: { ...escribir, conDiscoLleno: true },
    bodyLimit,
    schema: {
      summary: 'Dice qué cambiaría un catálogo exportado, y qué filas no valen',
      querystring: consultaSimular,
      body: catalogoEntregado,
      response: respuestas({ 200: trasladoSimulado }),
    },
    handler: (request) => simularTraslado(deps, deps.leerEntrega(request.body), request.query.modo),
  });
  app.post('/catalogo/importacion', {
    config: { ...escribir, idempotente: true },
    bodyLimit,
    schema: {
      summary: 'Importa un catálogo exportado, tal como se comprobó',
      querystring: consultaImportar,
      body: catalogoEntregado,
      response: respuestas({ 200: trasladoSimulado }, 409),
    },
    handler: (request) =>
      importarTraslado(deps, deps.leerEntrega(request.body), request.query, personaDe(request)),
  });
}

/** The same as a workbook. */
function rutasDeLibro(app: Aplicacion, deps: Deps): void {
  leerXlsx(app);
  app.get('/catalogo/exportacion/xlsx', {
    config: acceso('catalogo', 'leer'),
    schema: {
      summary: 'Da el catálogo entero como libro de Excel',
      response: respuestas({ 200: archivoXlsx }),
    },
    handler: async (_request, reply) =>
      enviarXlsx(reply, 'catalogo-mantenible.xlsx', hojasDelCatalogo(await deps.traslados.leer())),
  });
  app.post('/catalogo/importacion/xlsx/simular', {
    config: { ...escribir, conDiscoLleno: true },
    bodyLimit,
    schema: {
      summary: 'Dice qué cambiaría un libro de Excel del catálogo, y qué filas no valen',
      querystring: consultaSimular,
      response: respuestas({ 200: trasladoSimulado }),
    },
    handler: (request) => simularTraslado(deps, deps.leerLibro(libroDe(request)), request.query.modo),
  });
  app.post('/catalogo/importacion/xlsx', {
    config: { ...escribir, idempotente: true },
    bodyLimit,
    schema: {
      summary: 'Importa un libro de Excel del catálogo, tal como se comprobó',
      querystring: consultaImportar,
      response: respuestas({ 200: trasladoSimulado }, 409),
    },
    handler: (request) =>
      importarTraslado(deps, deps.leerLibro(libroDe(request)), request.query, personaDe(request)),
  });
}

import {
  catalogoEntregado,
  catalogoExportado,
  consultaImportar,
  consultaSimular,
  trasladoSimulado,
} from '@mantenible/contracts/traslado';
import { versionDeTraslado } from '@mantenible/domain/traslado';

import { acceso, rutas, type Rutas } from '../../../http/app.types.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import { importarTraslado, simularTraslado, type DepsTraslado } from './trasladar-catalogo.ts';

const tags = ['Catálogo'];
const escribir = acceso('catalogo', 'escribir');

/** Largest file in bytes: some six times the starter catalogue at its longest texts. */
const bodyLimit = 4_194_304;

/** The whole catalogue as a file: out, and in after a dry run. */
export function trasladoRoutes(deps: DepsTraslado): Rutas {
  return rutas((app) => {
    app.get('/catalogo/exportacion', {
      config: acceso('catalogo', 'leer'),
      schema: {
        tags,
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
      config: escribir,
      bodyLimit,
      schema: {
        tags,
        summary: 'Dice qué cambiaría un catálogo exportado, y qué filas no valen',
        querystring: consultaSimular,
        body: catalogoEntregado,
        response: respuestas({ 200: trasladoSimulado }),
      },
      handler: (request) => simularTraslado(deps, request.body, request.query.modo),
    });
    app.post('/catalogo/importacion', {
      config: { ...escribir, idempotente: true },
      bodyLimit,
      schema: {
        tags,
        summary: 'Importa un catálogo exportado, tal como se comprobó',
        querystring: consultaImportar,
        body: catalogoEntregado,
        response: respuestas({ 200: trasladoSimulado }, 409),
      },
      handler: (request) => importarTraslado(deps, request.body, request.query, personaDe(request)),
    });
  });
}

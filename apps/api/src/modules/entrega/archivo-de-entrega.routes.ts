import { parametroEntrega } from '@mantenible/contracts/entrega';
import type { FastifyRequest } from 'fastify';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { archivoCsv, enviarCsv } from '../../http/csv.ts';
import { listInTurn } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { archivoXlsx, enviarXlsx } from '../../http/xlsx.ts';
import { hojaDeEntrega } from './hoja-de-entrega.ts';
import { buscarCopiada, exportarEntrega, type DepsLeerEntregas } from './leer-entregas.ts';

const leer = acceso('entrega', 'leer');
const esquema = { params: parametroEntrega };

/** The table of a delivery as files. */
export function archivoDeEntregaRoutes(deps: DepsLeerEntregas): Rutas {
  const hoja = async (request: FastifyRequest, entregaId: string) => {
    const persona = personaDe(request);
    await buscarCopiada(deps, persona, entregaId);
    const exportar = () => exportarEntrega(deps, persona, entregaId);
    const { titulo, zona, filas } = await listInTurn(persona.sub, exportar);
    return hojaDeEntrega(titulo, filas, zona);
  };
  return rutas('Entregas', (app) => {
    app.get('/entregas/:entregaId/csv', {
      config: leer,
      schema: {
        ...esquema,
        summary: 'Descarga lo entregado como CSV',
        response: respuestas({ 200: archivoCsv }, 404),
      },
      handler: async (request, reply) => {
        const { columns, rows } = await hoja(request, request.params.entregaId);
        return enviarCsv(reply, 'entrega.csv', [columns, ...rows]);
      },
    });
    app.get('/entregas/:entregaId/xlsx', {
      config: leer,
      schema: {
        ...esquema,
        summary: 'Descarga lo entregado como libro de hojas de cálculo',
        response: respuestas({ 200: archivoXlsx }, 404),
      },
      handler: async (request, reply) =>
        enviarXlsx(reply, 'entrega.xlsx', [await hoja(request, request.params.entregaId)]),
    });
  });
}

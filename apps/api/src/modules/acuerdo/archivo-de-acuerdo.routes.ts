import { consultaDeAcuerdo } from '@mantenible/contracts/acuerdo';
import { parametroEntrega } from '@mantenible/contracts/entrega';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { archivoCsv, enviarCsv } from '../../http/csv.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { archivoXlsx, enviarXlsx } from '../../http/xlsx.ts';
import { exportarAcuerdo, type DepsAcuerdo } from './leer-acuerdo.ts';

const leerClase = acceso('nota', 'leerClase');
const esquema = { params: parametroEntrega };

/** The agreement of a class as files. */
export function archivoDeAcuerdoRoutes(deps: DepsAcuerdo): Rutas {
  const exportar = heavyRead((persona, entregaId: string, formato: 'XLSX' | 'CSV') =>
    exportarAcuerdo(deps, persona, entregaId, formato),
  );
  return rutas('Acuerdo', (app) => {
    app.get('/entregas/:entregaId/acuerdo/xlsx', {
      config: leerClase,
      schema: {
        ...esquema,
        summary:
          'Descarga el acuerdo de una clase como libro XLSX, con todas las parejas de las pruebas comparadas',
        response: respuestas({ 200: archivoXlsx }, 404),
      },
      handler: async (request, reply) => {
        const { referencia, parejas, preguntas } = await exportar(
          personaDe(request),
          request.params.entregaId,
          'XLSX',
        );
        return enviarXlsx(reply, 'acuerdo.xlsx', [referencia, parejas, preguntas]);
      },
    });
    app.get('/entregas/:entregaId/acuerdo/csv', {
      config: leerClase,
      schema: {
        ...esquema,
        summary: 'Descarga una tabla del acuerdo de una clase como CSV',
        querystring: consultaDeAcuerdo,
        response: respuestas({ 200: archivoCsv }, 404),
      },
      handler: async (request, reply) => {
        const { tabla } = request.query;
        const hojas = await exportar(personaDe(request), request.params.entregaId, 'CSV');
        const { columns, rows } = hojas[tabla];
        return enviarCsv(reply, `acuerdo-${tabla}.csv`, [columns, ...rows]);
      },
    });
  });
}

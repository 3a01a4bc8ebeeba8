import { consultaMoodle, consultaPersonasMoodle, revisionMoodle } from '@mantenible/contracts/nota';
import { parametroEntrega } from '@mantenible/contracts/entrega';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { archivoCsv, enviarCsv } from '../../http/csv.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { archivoXlsx, enviarXlsx } from '../../http/xlsx.ts';
import type { ClaveMoodle } from './archivo-moodle.ts';
import { exportarHoja, exportarMoodle, revisarMoodle, type DepsExportar } from './exportar-notas.ts';

const separadores = { coma: ',', 'punto-y-coma': ';', tabulador: '\t' } as const;
const decimales = { punto: '.', coma: ',' } as const;

/** Files of the marks of a delivery. */
export function exportarRoutes(deps: DepsExportar): Rutas {
  return rutas('Rúbricas y notas', (app) => {
    declararMoodle(app, deps);
    declararHoja(app, deps);
  });
}

function declararMoodle(app: Aplicacion, deps: DepsExportar): void {
  const moodle = heavyRead((persona, entregaId: string, clave: ClaveMoodle) =>
    exportarMoodle(deps, persona, entregaId, clave),
  );
  const personas = heavyRead((persona, entregaId: string, clave: ClaveMoodle) =>
    revisarMoodle(deps, persona, entregaId, clave),
  );
  app.get('/entregas/:entregaId/notas/moodle/personas', {
    config: acceso('nota', 'leerClase'),
    schema: {
      summary: 'Nombra a quienes no van en el archivo para Moodle',
      params: parametroEntrega,
      querystring: consultaPersonasMoodle,
      response: respuestas({ 200: revisionMoodle }, 404),
    },
    handler: (request) => personas(personaDe(request), request.params.entregaId, request.query.clave),
  });
  app.get('/entregas/:entregaId/notas/moodle', {
    config: acceso('nota', 'leerClase'),
    schema: {
      summary: 'Descarga las notas publicadas en un archivo que Moodle importa',
      params: parametroEntrega,
      querystring: consultaMoodle,
      response: respuestas({ 200: archivoCsv }, 404),
    },
    handler: async (request, reply) => {
      const { clave, separador, decimal } = request.query;
      const { filas } = await moodle(personaDe(request), request.params.entregaId, clave);
      const formato = { separador: separadores[separador], decimal: decimales[decimal] };
      return enviarCsv(reply, 'notas-moodle.csv', filas, formato);
    },
  });
}

function declararHoja(app: Aplicacion, deps: DepsExportar): void {
  const hoja = heavyRead((persona, entregaId: string, formato: 'XLSX' | 'CSV') =>
    exportarHoja(deps, persona, entregaId, formato),
  );
  app.get('/entregas/:entregaId/notas/hoja', {
    config: acceso('nota', 'leerClase'),
    schema: {
      summary: 'Descarga las notas de la clase como libro XLSX, con una columna por línea de la rúbrica',
      params: parametroEntrega,
      response: respuestas({ 200: archivoXlsx }, 404),
    },
    handler: async (request, reply) =>
      enviarXlsx(reply, 'notas.xlsx', [await hoja(personaDe(request), request.params.entregaId, 'XLSX')]),
  });
  app.get('/entregas/:entregaId/notas/csv', {
    config: acceso('nota', 'leerClase'),
    schema: {
      summary: 'Descarga las notas de la clase como CSV, con una columna por línea de la rúbrica',
      params: parametroEntrega,
      response: respuestas({ 200: archivoCsv }, 404),
    },
    handler: async (request, reply) => {
      const { columns, rows } = await hoja(personaDe(request), request.params.entregaId, 'CSV');
      return enviarCsv(reply, 'notas.csv', [columns, ...rows]);
    },
  });
}

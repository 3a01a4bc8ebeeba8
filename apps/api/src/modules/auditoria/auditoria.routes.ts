import { consultaAuditoria, consultaCsvAuditoria, paginaAuditoria } from '@mantenible/contracts/auditoria';
import type { Auditoria } from '@mantenible/domain/auditoria';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { archivoCsv, enviarCsv } from '../../http/csv.ts';
import { listInTurn } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { ApuntesRepository } from './auditoria.port.ts';
import { exportarApuntes } from './exportar-apuntes.ts';
import { leerApuntes, seleccionDe } from './leer-apuntes.ts';

interface Deps {
  readonly apuntes: ApuntesRepository;
  readonly auditoria: Auditoria;
  readonly now: () => Date;
}

/** The audit trail, for admins: in pages, and as CSV. */
export function auditoriaRoutes(deps: Deps): Rutas {
  return rutas('Auditoría', (app) => {
    app.get('/auditoria', {
      config: acceso('auditoria', 'leer'),
      schema: {
        summary: 'Lista quién hizo qué, lo más reciente primero',
        querystring: consultaAuditoria,
        response: respuestas({ 200: paginaAuditoria }),
      },
      handler: (request) => {
        const { pagina, ...consulta } = request.query;
        const leer = () => leerApuntes(deps, seleccionDe(consulta), pagina);
        return listInTurn(personaDe(request).sub, leer);
      },
    });
    app.get('/auditoria/csv', {
      config: acceso('auditoria', 'leer'),
      schema: {
        summary: 'Descarga esa lista como CSV',
        querystring: consultaCsvAuditoria,
        response: respuestas({ 200: archivoCsv }),
      },
      handler: async (request, reply) => {
        const quien = personaDe(request);
        await deps.auditoria.apuntar({ quien, accion: 'exportacion', objeto: 'Auditoría' });
        const dia = deps.now().toISOString().slice(0, 10);
        const { zona, ...consulta } = request.query;
        return enviarCsv(reply, `auditoria-${dia}.csv`, exportarApuntes(deps, seleccionDe(consulta), zona));
      },
    });
  });
}

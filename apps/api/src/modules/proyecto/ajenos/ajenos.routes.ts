import { consultaAjenos, consultaCsvAjenos, proyectosAjenos } from '@mantenible/contracts/proyecto-ajeno';
import type { Auditoria } from '@mantenible/domain/auditoria';

import { acceso, rutas, type Rutas } from '../../../http/app.types.ts';
import { archivoCsv, enviarCsv } from '../../../http/csv.ts';
import { listInTurn } from '../../../http/heavy-reads.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import type { AjenosRepository } from './ajenos.port.ts';
import { exportarAjenos } from './exportar-ajenos.ts';
import { listarAjenos } from './listar-ajenos.ts';

/** Other people's projects, for admins: a list in pages, and all of them as CSV. */
export function ajenosRoutes(deps: {
  readonly ajenos: AjenosRepository;
  /** Version of the analyser of today. */
  readonly analizador: string;
  readonly auditoria: Auditoria;
  readonly now: () => Date;
}): Rutas {
  return rutas('Proyectos', (app) => {
    app.get('/proyectos/otras-personas', {
      config: acceso('proyecto', 'listarAjenos'),
      schema: {
        summary: 'Lista los proyectos de otras personas con sus resultados más recientes',
        querystring: consultaAjenos,
        response: respuestas({ 200: proyectosAjenos }),
      },
      handler: (request) => {
        const { pagina, ...seleccion } = request.query;
        const { sub } = personaDe(request);
        const listar = () => listarAjenos(deps, { ...seleccion, menos: sub }, pagina);
        return listInTurn(sub, listar);
      },
    });
    app.get('/proyectos/otras-personas/csv', {
      config: acceso('proyecto', 'listarAjenos'),
      schema: {
        summary: 'Descarga esa lista como CSV',
        querystring: consultaCsvAjenos,
        response: respuestas({ 200: archivoCsv }),
      },
      handler: async (request, reply) => {
        const quien = personaDe(request);
        const { zona, ...consulta } = request.query;
        const seleccion = { ...consulta, menos: quien.sub };
        const objeto = 'Proyectos de otras personas';
        await deps.auditoria.apuntar({ quien, accion: 'exportacion', objeto, detalle: seleccion.buscar });
        const dia = deps.now().toISOString().slice(0, 10);
        return enviarCsv(reply, `proyectos-${dia}.csv`, exportarAjenos(deps, seleccion, zona));
      },
    });
  });
}

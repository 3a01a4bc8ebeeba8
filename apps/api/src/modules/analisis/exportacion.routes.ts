import { parametroProyecto } from '@mantenible/contracts/borrador';
import { consultaExportacion } from '@mantenible/contracts/exportacion-analisis';
import type { FormatoDeAnalisis } from '@mantenible/domain/analisis';
import * as z from 'zod/mini';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { exportarAnalisis, type DepsExportar } from './exportar-analisis.ts';

const archivo = { schema: z.string() };

/** The newest analysis of a project in the command's formats. */
export function exportacionRoutes(deps: DepsExportar): Rutas {
  const exportar = heavyRead((persona, id: string, formato: FormatoDeAnalisis) =>
    exportarAnalisis(deps, persona, id, formato),
  );
  return rutas('Análisis', (app) => {
    app.get('/analisis/:proyectoId/exportacion', {
      config: acceso('analisis', 'leer'),
      schema: {
        summary: 'Descarga el último análisis en un formato para otros programas',
        params: parametroProyecto,
        querystring: consultaExportacion,
        response: respuestas(
          {
            200: {
              description: 'El archivo',
              content: {
                'application/json': archivo,
                'application/sarif+json': archivo,
                'text/plain': archivo,
                'text/markdown': archivo,
              },
            },
          },
          404,
          409,
        ),
      },
      handler: async (request, reply) => {
        const { proyectoId } = request.params;
        const { texto, tipo, nombre } = await exportar(personaDe(request), proyectoId, request.query.formato);
        reply.header('Content-Disposition', `attachment; filename="${nombre}"`).type(tipo);
        return reply.serializer(String).send(texto);
      },
    });
  });
}

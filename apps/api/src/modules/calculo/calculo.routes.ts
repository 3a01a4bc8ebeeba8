import { consultaPromedios, filasCalculo, reporteAgrupado } from '@mantenible/contracts/calculo';
import { parametroId } from '@mantenible/contracts/comun';
import * as z from 'zod/mini';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { markShared, sharedRead } from '../../http/shared-reads.ts';
import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';
import { calcularPromedios, lectorDeInformes } from './calcular-promedios.ts';
import { filasDesde } from './informe.ts';

export interface DepsCalculo {
  readonly respuestas: Pick<RespuestaRepository, 'buscar' | 'encabezado'>;
}

/** Reports of saved tests. */
export function calculoRoutes({ respuestas: pruebas }: DepsCalculo): Rutas {
  const leer = lectorDeInformes(pruebas);
  const informes = sharedRead(async (id) => {
    const informe = await leer(id);
    if (informe) markShared(informe.agrupado);
    if (informe?.todas) markShared(informe.todas);
    return informe;
  });
  const deps = { respuestas: pruebas, informes };
  return rutas((app) => {
    app.get('/calculos/promedios/:id', {
      config: acceso('prueba', 'leer'),
      schema: {
        tags: ['Cálculos'],
        summary: 'Calcula los promedios de una prueba guardada',
        params: parametroId,
        querystring: consultaPromedios,
        response: respuestas({ 200: z.union([filasCalculo, reporteAgrupado]) }, 404),
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        const informe = await calcularPromedios(deps, personaDe(request), params.id);
        if (query.campos === 'agrupados') return informe.agrupado;
        const { filas, siguiente } = filasDesde(informe, query.desde);
        if (siguiente !== null) reply.header('Link', `<?desde=${String(siguiente)}>; rel="next"`);
        return filas;
      },
    });
  });
}

import { consultaPromedios, filasCalculo, reporteAgrupado } from '@mantenible/contracts/calculo';
import { parametroId } from '@mantenible/contracts/comun';
import * as z from 'zod/mini';

import { BoundedMap } from '../../bounded-map.ts';
import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { sendShared, SharedAnswer } from '../../http/sharing/shared-answer.ts';
import { sharedRead, type Sharing } from '../../http/sharing/shared-read.ts';
import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';
import { calcularPromedios, leerInforme } from './calcular-promedios.ts';
import { filasDesde, type Informe } from './informe.ts';

export interface DepsCalculo {
  readonly respuestas: Pick<RespuestaRepository, 'buscar' | 'encabezado'>;
}

/** Reports of saved tests. */
export function calculoRoutes({ respuestas: pruebas }: DepsCalculo): Rutas {
  return rutas('Cálculos', (app) => {
    const deps = { respuestas: pruebas, informes: informesCompartidos(app, pruebas) };
    app.get('/calculos/promedios/:id', {
      config: acceso('prueba', 'leer'),
      schema: {
        summary: 'Calcula los promedios de una prueba guardada',
        params: parametroId,
        querystring: consultaPromedios,
        response: respuestas({ 200: z.union([filasCalculo, reporteAgrupado]) }, 404),
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        const { informe, agrupado, todas } = await calcularPromedios(deps, personaDe(request), params.id);
        if (query.campos === 'agrupados') return sendShared(reply, agrupado);
        if (todas && query.desde === 0) return sendShared(reply, todas);
        const { filas, siguiente } = filasDesde(informe, query.desde);
        if (siguiente !== null) reply.header('Link', `<?desde=${String(siguiente)}>; rel="next"`);
        return reply.send(filas);
      },
    });
  });
}

/** Reports kept in memory, and the longest of them in bytes: one of 200 answers has 240 kB, and people choose their length. */
const masGuardados = 16;
const masBytesGuardados = 400_000;

/**
 * Reads reports of saved tests with their answers, the one of all rows only for a report that is not long. A saved test never
 * changes, so that the reports read last are kept: a caller finds out before whether the test is still there.
 */
function informesCompartidos(app: Sharing, pruebas: Pick<RespuestaRepository, 'buscar'>) {
  const guardados = new BoundedMap<string, ReturnType<typeof compartido>>(app.shares ? masGuardados : 0);
  return sharedRead(app, async (id) => {
    const conocido = guardados.get(id) ?? compartido(await leerInforme(pruebas, id));
    if (conocido?.todas) guardados.set(id, conocido);
    return conocido;
  });
}

function compartido(informe: Informe | null) {
  if (!informe) return null;
  const bytes = informe.tamanos.reduce((suma, tamano) => suma + tamano, 0);
  return {
    informe,
    agrupado: new SharedAnswer(informe.agrupado),
    todas: bytes <= masBytesGuardados ? new SharedAnswer(filasDesde(informe, 0).filas) : null,
  };
}

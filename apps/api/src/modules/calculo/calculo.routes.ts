import { filasCalculo } from '@mantenible/contracts/calculo';
import { parametroId } from '@mantenible/contracts/comun';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { sharedRead, markShared } from '../../http/shared-reads.ts';
import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';
import { calcularPromedios, lectorDeInformes } from './calcular-promedios.ts';

export interface DepsCalculo {
  readonly respuestas: Pick<RespuestaRepository, 'buscar' | 'encabezado'>;
}

/** Reports of saved tests. */
export function calculoRoutes({ respuestas: pruebas }: DepsCalculo): Rutas {
  const leer = lectorDeInformes(pruebas);
  const informes = sharedRead(async (id) => {
    const informe = await leer(id);
    return informe && { ...informe, filas: markShared(informe.filas) };
  });
  return rutas((app) => {
    app.get('/calculos/promedios/:id', {
      config: acceso('prueba', 'leer'),
      schema: {
        tags: ['Cálculos'],
        summary: 'Calcula los promedios de una prueba guardada',
        params: parametroId,
        response: respuestas({ 200: filasCalculo }, 404),
      },
      handler: (request) => calcularPromedios({ informes }, personaDe(request), request.params.id),
    });
  });
}

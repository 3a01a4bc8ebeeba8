import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { parametroProyecto } from '@mantenible/contracts/borrador';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { jobRoutes } from '../../jobs/job.routes.ts';
import { leerSituacion, type DepsSituacion } from './leer-situacion.ts';
import { progresoRoutes } from './progreso.routes.ts';
import { trabajosDeAnalisis, type DepsTrabajosDeAnalisis } from './trabajos-de-analisis.ts';

export interface DepsAnalisis extends Omit<DepsSituacion, 'ejecucion'>, DepsTrabajosDeAnalisis {}

/** Reads, starts and cancels the analysis of a project. */
export function analisisRoutes(deps: DepsAnalisis): Rutas {
  return rutas('Análisis', (app) => {
    void app.register(progresoRoutes(deps));
    app.get('/analisis/:proyectoId', {
      config: acceso('analisis', 'leer'),
      schema: {
        summary: 'Estado del análisis de un proyecto, con los anteriores',
        params: parametroProyecto,
        response: respuestas({ 200: situacionAnalisis }, 404),
      },
      handler: async (request) => {
        const situacion = await leerSituacion(deps, personaDe(request), request.params.proyectoId);
        // A person who reads the state and may start an analysis often does so next.
        if (situacion.iniciable) deps.ejecucion?.workers.warm();
        return situacion;
      },
    });
    jobRoutes(app, {
      url: '/analisis/:proyectoId',
      config: acceso('analisis', 'ejecutar'),
      summaries: {
        start: 'Inicia el análisis de un proyecto propio',
        cancel: 'Cancela el análisis en curso de un proyecto propio',
      },
      kind: 'analisis',
      ...trabajosDeAnalisis(deps),
      state: situacionAnalisis,
      read: (persona, proyectoId) => leerSituacion(deps, persona, proyectoId),
    });
  });
}

import { avanceAnalisis } from '@mantenible/contracts/analisis';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { progressRoute } from '../../jobs/progress.routes.ts';
import { leerAvance, type DepsSituacion } from './leer-situacion.ts';

interface DepsProgreso extends DepsSituacion {
  readonly now: () => Date;
}

/** Progress of a project's analysis as a stream of events. */
export function progresoRoutes(deps: DepsProgreso): Rutas {
  return rutas('Análisis', (app) => {
    progressRoute(app, {
      url: '/analisis/:proyectoId/progreso',
      config: acceso('analisis', 'leer'),
      summary:
        'Avance del análisis como flujo de eventos «progreso», cada uno con el estado sin historia; «fin» si se elimina el proyecto',
      now: deps.now,
      read: async (persona, proyectoId) => avanceAnalisis.parse(await leerAvance(deps, persona, proyectoId)),
    });
  });
}

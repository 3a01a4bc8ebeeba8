import { parametroProyecto } from '@mantenible/contracts/borrador';
import { puntosCriticos } from '@mantenible/contracts/puntos-criticos';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { leerPuntos, type DepsLeerPuntos } from './leer-puntos.ts';

/** The hotspots of a project's newest analysis. */
export function puntosCriticosRoutes(deps: DepsLeerPuntos): Rutas {
  return rutas('Puntos críticos', (app) => {
    app.get('/puntos-criticos/:proyectoId', {
      config: acceso('puntosCriticos', 'leer'),
      schema: {
        summary: 'Lee los puntos críticos del último análisis terminado',
        params: parametroProyecto,
        response: respuestas({ 200: puntosCriticos }, 404),
      },
      handler: (request) => leerPuntos(deps, personaDe(request), request.params.proyectoId),
    });
  });
}

import { parametroId } from '@mantenible/contracts/comun';
import { panorama } from '@mantenible/contracts/panorama';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { leerPanorama, type DepsPanorama } from './leer-panorama.ts';

/** A project's page in one call. */
export function panoramaRoutes(deps: DepsPanorama): Rutas {
  return rutas('Proyectos', (app) => {
    app.get('/proyectos/:id/panorama', {
      config: acceso('proyecto', 'leer'),
      schema: {
        summary: 'Resume los resultados de un proyecto por ambas rutas y lo que queda sin terminar',
        params: parametroId,
        response: respuestas({ 200: panorama }, 404),
      },
      handler: (request) => leerPanorama(deps, personaDe(request), request.params.id),
    });
  });
}

import { consultaCuotasPropias, cuotasDeTodos, cuotasPropias } from '@mantenible/contracts/cuota';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { joinedRead } from '../../http/sharing/shared-read.ts';
import { leerCuotasDeTodos, leerCuotasPropias, type DepsLeerCuotas } from './leer-cuotas.ts';

/** What is used of the quotas: of the caller, and for admins of the installation and its people. */
export function cuotaRoutes(deps: DepsLeerCuotas): Rutas {
  return rutas('Cuotas', (app) => {
    const deTodos = joinedRead(app, () => leerCuotasDeTodos(deps));
    app.get('/cuotas/propias', {
      config: acceso('cuotas', 'leer'),
      schema: {
        summary: 'Dice cuánto se usó de las cuotas propias',
        querystring: consultaCuotasPropias,
        response: respuestas({ 200: cuotasPropias }),
      },
      handler: (request) => leerCuotasPropias(deps, personaDe(request), request.query.proyecto ?? null),
    });
    app.get('/cuotas', {
      config: acceso('cuotas', 'listarAjenos'),
      schema: {
        summary: 'Dice cuánto ocupan la instalación y las personas que más usan',
        response: respuestas({ 200: cuotasDeTodos }),
      },
      handler: () => deTodos(),
    });
  });
}

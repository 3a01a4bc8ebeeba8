import { ejemplo, ejemploCambiado } from '@mantenible/contracts/ejemplo';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { leerEjemplo, mostrarEjemplo, type DepsEjemplo } from './mostrar-ejemplo.ts';

/** Whether there is a solved example, and whether it is shown. Its project is read by the routes of projects. */
export function ejemploRoutes(deps: DepsEjemplo): Rutas {
  return rutas('Ejemplo resuelto', (app) => {
    app.get('/ejemplo', {
      config: acceso('ejemplo', 'leer'),
      schema: {
        summary: 'Indica qué proyecto es el ejemplo resuelto',
        response: respuestas({ 200: ejemplo }),
      },
      handler: (request) => leerEjemplo(deps, personaDe(request)),
    });
    app.put('/ejemplo', {
      config: { ...acceso('ejemplo', 'mostrar'), conDiscoLleno: true },
      schema: {
        summary: 'Muestra u oculta el ejemplo resuelto',
        body: ejemploCambiado,
        response: respuestas({ 200: ejemplo }, 404),
      },
      handler: (request) => mostrarEjemplo(deps, personaDe(request), request.body.visible),
    });
  });
}

import { avisosPorCorreo, cambioDeAvisosPorCorreo } from '@mantenible/contracts/aviso';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { elegirCorreo, leerEleccion, type DepsEleccion } from './elegir-correo.ts';

/** The caller's choice about notices by mail. */
export function correoRoutes(deps: DepsEleccion): Rutas {
  return rutas('Avisos', (app) => {
    app.get('/avisos/correo', {
      config: acceso('aviso', 'leer'),
      schema: {
        summary: 'Dice si la persona recibe sus avisos por correo, y en qué dirección',
        response: respuestas({ 200: avisosPorCorreo }),
      },
      handler: (request) => leerEleccion(deps, personaDe(request)),
    });
    app.put('/avisos/correo', {
      config: { ...acceso('aviso', 'elegir'), conDiscoLleno: true },
      schema: {
        summary: 'Activa o desactiva los avisos por correo de la persona',
        body: cambioDeAvisosPorCorreo,
        response: respuestas({ 200: avisosPorCorreo }, 409),
      },
      handler: (request) => elegirCorreo(deps, personaDe(request), request.body.activo),
    });
  });
}

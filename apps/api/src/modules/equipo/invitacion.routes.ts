import {
  claveDeEnlace,
  invitacionDeEnlace,
  invitacionesRecibidas,
  parametroInvitacion,
  proyectoUnido,
} from '@mantenible/contracts/equipo';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import {
  aceptarEnlace,
  aceptarInvitacion,
  leerEnlace,
  leerRecibidas,
  rechazarInvitacion,
  type DepsContestar,
} from './contestar-invitacion.ts';

const unirse = acceso('equipo', 'unirse');

/** Invitations to teams, as the invited person sees them. The key of a link is in the body: addresses are logged. */
export function invitacionRoutes(deps: DepsContestar): Rutas {
  return rutas('Equipos', (app) => {
    app.get('/invitaciones', {
      config: unirse,
      schema: {
        summary: 'Lista las invitaciones a equipos que esperan a quien llama',
        response: respuestas({ 200: invitacionesRecibidas }),
      },
      handler: (request) => leerRecibidas(deps, personaDe(request)),
    });
    app.post('/invitaciones/:invitacionId/aceptar', {
      config: unirse,
      schema: {
        summary: 'Acepta una invitación',
        params: parametroInvitacion,
        response: respuestas({ 200: proyectoUnido }, 404, 409),
      },
      handler: (request) => aceptarInvitacion(deps, personaDe(request), request.params.invitacionId),
    });
    app.delete('/invitaciones/:invitacionId', {
      config: unirse,
      schema: {
        summary: 'Rechaza una invitación',
        params: parametroInvitacion,
        response: respuestas({ 204: sinCuerpo }, 404),
      },
      handler: (request) => rechazarInvitacion(deps, personaDe(request), request.params.invitacionId),
    });
    rutasDelEnlace(app, deps);
  });
}

function rutasDelEnlace(app: Aplicacion, deps: DepsContestar): void {
  app.post('/invitaciones/enlace/leer', {
    config: { ...unirse, conDiscoLleno: true },
    schema: {
      summary: 'Lee a qué equipo invita un enlace',
      body: claveDeEnlace,
      response: respuestas({ 200: invitacionDeEnlace }, 404),
    },
    handler: (request) => leerEnlace(deps, personaDe(request), request.body.clave),
  });
  app.post('/invitaciones/enlace/aceptar', {
    config: unirse,
    schema: {
      summary: 'Acepta la invitación de un enlace',
      body: claveDeEnlace,
      response: respuestas({ 200: proyectoUnido }, 404, 409),
    },
    handler: (request) => aceptarEnlace(deps, personaDe(request), request.body.clave),
  });
}

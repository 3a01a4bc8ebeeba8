import { parametroProyecto } from '@mantenible/contracts/borrador';
import {
  enlaceCreado,
  equipo,
  invitacionHecha,
  parametroInvitacionHecha,
  parametroMiembro,
  personaInvitada,
  traspasado,
  traspaso,
} from '@mantenible/contracts/equipo';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { quitarMiembro, traspasarProyecto } from './cambiar-equipo.ts';
import { anularEnlace, crearEnlace, invitarPersona, retirarInvitacion, type DepsInvitar } from './invitar.ts';
import { leerEquipo } from './leer-equipo.ts';

export type DepsEquipo = DepsInvitar & Parameters<typeof quitarMiembro>[0];

const cambiar = acceso('equipo', 'cambiar');

/** The team of a project: who is in it, and how its owner changes it. */
export function equipoRoutes(deps: DepsEquipo): Rutas {
  return rutas('Equipos', (app) => {
    app.get('/equipos/:proyectoId', {
      config: acceso('equipo', 'leer'),
      schema: {
        summary: 'Lee el equipo de un proyecto',
        params: parametroProyecto,
        response: respuestas({ 200: equipo }, 404),
      },
      handler: (request) => leerEquipo(deps, personaDe(request), request.params.proyectoId),
    });
    rutasDeMiembros(app, deps);
    rutasDeInvitar(app, deps);
    rutasDelEnlace(app, deps);
  });
}

function rutasDeMiembros(app: Aplicacion, deps: DepsEquipo): void {
  app.delete('/equipos/:proyectoId/miembros/:miembroId', {
    config: acceso('equipo', 'salir'),
    schema: {
      summary: 'Saca a un miembro del equipo: su propietario, o el miembro mismo',
      params: parametroMiembro,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => quitarMiembro(deps, personaDe(request), request.params),
  });
  app.put('/equipos/:proyectoId/propietario', {
    config: cambiar,
    schema: {
      summary: 'Traspasa el proyecto a un miembro del equipo',
      params: parametroProyecto,
      body: traspaso,
      response: respuestas({ 200: traspasado }, 404, 409),
    },
    handler: (request) =>
      traspasarProyecto(deps, personaDe(request), request.params.proyectoId, request.body.miembro),
  });
}

function rutasDeInvitar(app: Aplicacion, deps: DepsEquipo): void {
  app.post('/equipos/:proyectoId/invitaciones', {
    config: cambiar,
    schema: {
      summary: 'Invita al equipo a la persona de un usuario',
      params: parametroProyecto,
      body: personaInvitada,
      response: respuestas({ 201: invitacionHecha }, 404, 409),
    },
    handler: (request) => {
      const { params, body } = request;
      return invitarPersona(deps, personaDe(request), params.proyectoId, body.usuario);
    },
  });
  app.delete('/equipos/:proyectoId/invitaciones/:invitacionId', {
    config: cambiar,
    schema: {
      summary: 'Retira una invitación',
      params: parametroInvitacionHecha,
      response: respuestas({ 204: sinCuerpo }, 404),
    },
    handler: (request) => retirarInvitacion(deps, personaDe(request), request.params),
  });
}

function rutasDelEnlace(app: Aplicacion, deps: DepsEquipo): void {
  app.post('/equipos/:proyectoId/enlace', {
    config: { ...cambiar, conSecreto: true },
    schema: {
      summary: 'Crea el enlace de invitación, en lugar del anterior; su clave se da una vez',
      params: parametroProyecto,
      response: respuestas({ 201: enlaceCreado }, 404, 409),
    },
    handler: (request) => crearEnlace(deps, personaDe(request), request.params.proyectoId),
  });
  app.delete('/equipos/:proyectoId/enlace', {
    config: cambiar,
    schema: {
      summary: 'Anula el enlace de invitación',
      params: parametroProyecto,
      response: respuestas({ 204: sinCuerpo }, 404),
    },
    handler: (request) => anularEnlace(deps, personaDe(request), request.params.proyectoId),
  });
}

import { parametroProyecto } from '@mantenible/contracts/borrador';
import {
  accion,
  accionCambiada,
  accionNueva,
  consultaMejora,
  efecto,
  efectoPedido,
  mejora,
  parametroAccion,
} from '@mantenible/contracts/mejora';
import type { Persona } from '@mantenible/domain/acceso';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { idDeCreacion } from '../../http/creation-id.ts';
import { heavyRead, heavyWork } from '../../http/heavy-reads.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { calcularEfecto } from './calcular-efecto.ts';
import { borrarAccion, cambiarAccion, crearAccion, type DepsAcciones } from './guardar-accion.ts';
import { leerMejora, type DepsLeerMejora } from './leer-mejora.ts';

type Deps = DepsLeerMejora & DepsAcciones;

const cambiar = acceso('mejora', 'cambiar');

/** The improvement plan of a project and its actions. */
export function mejoraRoutes(deps: Deps): Rutas {
  return rutas('Plan de mejora', (app) => {
    rutasDeLectura(app, deps);
    rutasDeEscritura(app, deps);
  });
}

function rutasDeLectura(app: Aplicacion, deps: Deps): void {
  const leer = lecturaDeMejora(deps);
  app.get('/mejoras/:proyectoId', {
    config: acceso('mejora', 'leer'),
    schema: {
      summary: 'Lee el plan de mejora: propuestas y acciones',
      params: parametroProyecto,
      querystring: consultaMejora,
      response: respuestas({ 200: mejora }, 404),
    },
    handler: (request) => leer(personaDe(request), request.params.proyectoId, request.query.prueba),
  });
  app.post('/mejoras/:proyectoId/efecto', {
    config: acceso('mejora', 'leer'),
    schema: {
      summary: 'Calcula el grado y el promedio después de varias mejoras juntas',
      params: parametroProyecto,
      body: efectoPedido,
      response: respuestas({ 200: efecto }, 404),
    },
    handler: (request) => {
      const persona = personaDe(request);
      const calcular = () => calcularEfecto(deps, persona, request.params.proyectoId, request.body);
      return deps.servicio === null ? heavyWork(persona.sub, calcular) : calcular();
    },
  });
}

/** Of our own analyses it unpacks the findings; a scanning service's answer is waited for outside the queue of such reads. */
function lecturaDeMejora(deps: Deps) {
  const leer = (persona: Persona, id: string, prueba: string | undefined) =>
    leerMejora(deps, persona, id, prueba);
  return deps.servicio === null ? heavyRead(leer) : leer;
}

function rutasDeEscritura(app: Aplicacion, deps: Deps): void {
  app.post('/mejoras/:proyectoId/acciones', {
    config: { ...cambiar, idempotente: true },
    schema: {
      summary: 'Añade una acción al plan',
      params: parametroProyecto,
      body: accionNueva,
      response: respuestas({ 201: accion }, 404, 409),
    },
    handler: async (request, reply) => {
      const nueva = { _id: idDeCreacion(request), ...request.body };
      return conVersion(reply, await crearAccion(deps, personaDe(request), request.params.proyectoId, nueva));
    },
  });
  app.put('/mejoras/:proyectoId/acciones/:accionId', {
    config: cambiar,
    schema: {
      summary: 'Cambia una acción del plan',
      params: parametroAccion,
      body: accionCambiada,
      response: respuestas({ 200: accion }, 404, 412),
    },
    handler: async (request, reply) => {
      const esperada = versionEsperada(request);
      const { params, body } = request;
      return conVersion(reply, await cambiarAccion(deps, personaDe(request), params, body, esperada));
    },
  });
  app.delete('/mejoras/:proyectoId/acciones/:accionId', {
    config: cambiar,
    schema: {
      summary: 'Elimina una acción del plan',
      params: parametroAccion,
      response: respuestas({ 204: sinCuerpo }, 404),
    },
    handler: (request) => borrarAccion(deps, personaDe(request), request.params),
  });
}

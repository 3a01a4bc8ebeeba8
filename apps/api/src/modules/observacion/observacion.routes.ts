import {
  consultaObservaciones,
  observacion,
  observacionCambiada,
  observacionNueva,
  observaciones,
  parametroObservacion,
} from '@mantenible/contracts/observacion';
import { parametroEntregado } from '@mantenible/contracts/entrega';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { idDeCreacion } from '../../http/creation-id.ts';
import { listInTurn } from '../../http/heavy-reads.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { conVersion, versionEsperada } from '../../http/version.ts';
import { lugarDe } from '../comun/lugar-de-entrega.ts';
import {
  borrarObservacion,
  cambiarObservacion,
  leerObservaciones,
  observar,
  type DepsObservar,
} from './observar.ts';

const todos = '/entregas/:entregaId/comentarios/:proyecto';
const uno = `${todos}/:comentarioId`;
const escribir = acceso('observacion', 'escribir');

/** Comments of lecturers on what was delivered, with replies. */
export function observacionRoutes(deps: DepsObservar): Rutas {
  return rutas('Comentarios del docente', (app) => {
    declararTodos(app, deps);
    declararUno(app, deps);
  });
}

function declararTodos(app: Aplicacion, deps: DepsObservar): void {
  app.get(todos, {
    config: acceso('observacion', 'leer'),
    schema: {
      summary: 'Lista los comentarios de lo que entregó un proyecto, por partes',
      params: parametroEntregado,
      querystring: consultaObservaciones,
      response: respuestas({ 200: observaciones }, 404),
    },
    handler: (request) => {
      const persona = personaDe(request);
      const { params, query } = request;
      const leer = () => leerObservaciones(deps, persona, lugarDe(params), query.desde ?? null);
      return listInTurn(persona.sub, leer);
    },
  });
  app.post(todos, {
    config: { ...escribir, idempotente: true },
    schema: {
      summary: 'Comenta lo entregado, o responde a un comentario',
      params: parametroEntregado,
      body: observacionNueva,
      response: respuestas({ 201: observacion }, 404, 409),
    },
    handler: (request) => {
      const nueva = { _id: idDeCreacion(request), ...request.body };
      return observar(deps, personaDe(request), lugarDe(request.params), nueva);
    },
  });
}

function declararUno(app: Aplicacion, deps: DepsObservar): void {
  app.put(uno, {
    config: escribir,
    schema: {
      summary: 'Cambia el texto de un comentario propio, o lo da por resuelto',
      params: parametroObservacion,
      body: observacionCambiada,
      response: respuestas({ 200: observacion }, 404, 409, 412),
    },
    handler: async (request, reply) => {
      const { params, body } = request;
      const cambiada = await cambiarObservacion(
        deps,
        personaDe(request),
        cualDe(params),
        body,
        versionEsperada(request),
      );
      return conVersion(reply, cambiada);
    },
  });
  app.delete(uno, {
    config: escribir,
    schema: {
      summary: 'Borra un comentario propio sin respuestas',
      params: parametroObservacion,
      response: respuestas({ 204: sinCuerpo }, 404, 409),
    },
    handler: (request) => borrarObservacion(deps, personaDe(request), cualDe(request.params)),
  });
}

type Parametros = Parameters<typeof lugarDe>[0] & { readonly comentarioId: string };

const cualDe = ({ comentarioId, ...lugar }: Parametros) => ({ ...lugarDe(lugar), comentarioId });

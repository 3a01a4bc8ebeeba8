import { parametroProyecto } from '@mantenible/contracts/borrador';
import { enlaceCreado, enlaceNuevo, enlaces, parametroEnlace } from '@mantenible/contracts/enlace';
import type * as z from 'zod/mini';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import {
  crearEnlace,
  listarEnlaces,
  retirarEnlace,
  type DepsEnlaces,
  type EnlacePedido,
} from './administrar-enlaces.ts';

const tags = ['Enlaces compartidos'];

/** The read-only links of a project, which its owner makes and revokes. */
export function enlaceRoutes(deps: DepsEnlaces): Rutas {
  return rutas((app) => {
    app.get('/enlaces/:proyectoId', {
      config: acceso('enlace', 'leer'),
      schema: {
        tags,
        summary: 'Lista los enlaces compartidos de un proyecto propio',
        params: parametroProyecto,
        response: respuestas({ 200: enlaces }, 404),
      },
      handler: (request) => listarEnlaces(deps, personaDe(request), request.params.proyectoId),
    });
    app.post('/enlaces/:proyectoId', {
      // Not idempotent on purpose: the answer, which has the key, would be kept.
      config: { ...acceso('enlace', 'crear'), conSecreto: true },
      schema: {
        tags,
        summary: 'Crea un enlace compartido; su clave se da solo en esta respuesta',
        params: parametroProyecto,
        body: enlaceNuevo,
        response: respuestas({ 201: enlaceCreado }, 404, 409),
      },
      handler: async (request, reply) => {
        const { proyectoId } = request.params;
        const pedido = pedidoDe(request.body);
        return reply.code(201).send(await crearEnlace(deps, personaDe(request), proyectoId, pedido));
      },
    });
    app.delete('/enlaces/:proyectoId/:enlaceId', {
      config: acceso('enlace', 'borrar'),
      schema: {
        tags,
        summary: 'Retira un enlace compartido',
        params: parametroEnlace,
        response: respuestas({ 204: sinCuerpo }, 404),
      },
      handler: async (request, reply) => {
        await retirarEnlace(deps, personaDe(request), request.params);
        return reply.code(204).send();
      },
    });
  });
}

function pedidoDe({ clase, dias, conCodigo, ...de }: z.output<typeof enlaceNuevo>): EnlacePedido {
  const comun = { clase, dias, conCodigo };
  if ('prueba' in de) return { ...comun, objetoId: de.prueba, otroId: null };
  if ('antes' in de) return { ...comun, objetoId: de.antes, otroId: de.despues };
  return { ...comun, objetoId: null, otroId: null };
}

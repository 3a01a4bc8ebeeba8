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

/** The read-only links of a project, which its owner makes and revokes. */
export function enlaceRoutes(deps: DepsEnlaces): Rutas {
  return rutas('Enlaces compartidos', (app) => {
    app.get('/enlaces/:proyectoId', {
      config: acceso('enlace', 'leer'),
      schema: {
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
        summary: 'Crea un enlace compartido; su clave se da solo en esta respuesta',
        params: parametroProyecto,
        body: enlaceNuevo,
        response: respuestas({ 201: enlaceCreado }, 404, 409),
      },
      handler: (request) => {
        const { proyectoId } = request.params;
        const pedido = pedidoDe(request.body);
        return crearEnlace(deps, personaDe(request), proyectoId, pedido);
      },
    });
    app.delete('/enlaces/:proyectoId/:enlaceId', {
      config: acceso('enlace', 'borrar'),
      schema: {
        summary: 'Retira un enlace compartido',
        params: parametroEnlace,
        response: respuestas({ 204: sinCuerpo }, 404),
      },
      handler: (request) => retirarEnlace(deps, personaDe(request), request.params),
    });
  });
}

function pedidoDe({ clase, dias, conCodigo, ...de }: z.output<typeof enlaceNuevo>): EnlacePedido {
  const comun = { clase, dias, conCodigo };
  if ('prueba' in de) return { ...comun, objetoId: de.prueba, otroId: null };
  if ('antes' in de) return { ...comun, objetoId: de.antes, otroId: de.despues };
  return { ...comun, objetoId: null, otroId: null };
}

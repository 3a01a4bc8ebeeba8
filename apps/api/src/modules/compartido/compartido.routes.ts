import { compartido, parametroClave } from '@mantenible/contracts/compartido';
import * as z from 'zod/mini';

import { publico, rutas, type Rutas } from '../../http/app.types.ts';
import { createLinkLimits } from '../../http/link-limits.ts';
import { respuestas } from '../../http/responses.ts';
import { abrirInsignia, abrirPagina, type Contador, type DepsAbrir } from './abrir-enlace.ts';
import { dibujarInsignia } from './dibujar-insignia.ts';

const tags = ['Enlaces compartidos'];
/** Work of an opening for an address without a session, in milliseconds. */
const trabajo = 10;

/** What read-only links show, without a session. */
export function compartidoRoutes(deps: DepsAbrir): Rutas {
  const limites = createLinkLimits();
  const admitido = (ip: string): Contador => {
    limites.admit(ip);
    return {
      admitir: limites.admitLink,
      fallo: () => {
        limites.miss(ip);
      },
    };
  };
  return rutas((app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      done();
    });
    app.get('/compartido/:clave', {
      config: { ...publico, trabajo },
      schema: {
        tags,
        summary: 'Lee lo que muestra un enlace compartido',
        params: parametroClave,
        response: respuestas({ 200: compartido }, 404),
      },
      handler: async ({ ip, params }, reply) => {
        const { id, compartido: leido } = await abrirPagina(deps, params.clave, admitido(ip));
        limites.sent(id, JSON.stringify(leido).length);
        return reply.send(leido);
      },
    });
    app.get('/compartido/:clave/insignia.svg', {
      config: { ...publico, trabajo },
      schema: {
        tags,
        summary: 'Dibuja la insignia de un enlace compartido',
        params: parametroClave,
        response: respuestas({ 200: z.string() }, 404),
      },
      handler: async ({ ip, params }, reply) => {
        const insignia = await abrirInsignia(deps, params.clave, admitido(ip));
        const svg = dibujarInsignia(insignia);
        limites.sent(insignia.id, svg.length);
        // Pages of any origin show it: helmet's header for all other answers forbids that.
        reply.header('Cross-Origin-Resource-Policy', 'cross-origin').type('image/svg+xml; charset=utf-8');
        return reply.serializer(String).send(svg);
      },
    });
  });
}

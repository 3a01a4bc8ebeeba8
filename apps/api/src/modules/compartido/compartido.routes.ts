import { compartido, parametroClave } from '@mantenible/contracts/compartido';
import * as z from 'zod/mini';

import { publico, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { createLinkLimits, type LinkLimits } from '../../http/link-limits.ts';
import { respuestas } from '../../http/responses.ts';
import { countSentBytes } from '../../http/sent-bytes.ts';
import { joinedRead } from '../../http/sharing/shared-read.ts';
import { abrirInsignia, abrirPagina, type Contador, type DepsAbrir } from './abrir-enlace.ts';
import type { Vista } from './compartido.port.ts';
import type { LeerContenido } from './compartido.schema.ts';
import { dibujarInsignia } from './dibujar-insignia.ts';

interface Deps extends Omit<DepsAbrir, 'leerContenido'> {
  readonly leerContenido: LeerContenido;
}

/** Work of an opening for an address without a session, in milliseconds. */
const trabajo = 10;
/** Openings wait in the queue of heavy reads as one person: they never take the turns of people. */
const grupo = 'enlaces compartidos';

/** What read-only links show, without a session. */
export function compartidoRoutes(deps: Deps): Rutas {
  const limites = createLinkLimits();
  return rutas('Enlaces compartidos', (app) => {
    const abrir = unaVez(app, deps);
    const contar = countSentBytes(app, limites.sent);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      done();
    });
    app.get('/compartido/:clave', {
      config: { ...publico, trabajo },
      schema: {
        summary: 'Lee lo que muestra un enlace compartido',
        params: parametroClave,
        response: respuestas({ 200: compartido }, 404),
      },
      handler: async (request, reply) => {
        const { ip, params } = request;
        const { id, compartido: leido } = await abrirPagina(abrir, params.clave, admitido(limites, ip));
        contar(request, id);
        return reply.send(leido);
      },
    });
    app.get('/compartido/:clave/insignia.svg', {
      config: { ...publico, trabajo },
      schema: {
        summary: 'Dibuja la insignia de un enlace compartido',
        params: parametroClave,
        response: respuestas({ 200: z.string() }, 404),
      },
      handler: async (request, reply) => {
        const { ip, params } = request;
        const insignia = await abrirInsignia(abrir, params.clave, admitido(limites, ip));
        const svg = dibujarInsignia(insignia);
        contar(request, insignia.id);
        // Pages of any origin show it: helmet's header for all other answers forbids that.
        reply.header('Cross-Origin-Resource-Policy', 'cross-origin').type('image/svg+xml; charset=utf-8');
        return reply.serializer(String).send(svg);
      },
    });
  });
}

/** Admits an opening from an address. */
function admitido(limites: LinkLimits, ip: string): Contador {
  limites.admit(ip);
  return {
    admitir: limites.admitLink,
    fallo: () => {
      limites.miss(ip);
    },
  };
}

/** A class that opens a link together reads once what it shows. */
const unaVez = (app: Aplicacion, deps: Deps): DepsAbrir => ({
  ...deps,
  leerContenido: joinedRead(app, (vista: Vista) => deps.leerContenido(vista, grupo)),
  leerInsignia: joinedRead(app, deps.leerInsignia),
});

import type { IncomingMessage } from 'node:http';

// For `schema.hide` and `config.acceso`, which their types add.
import type {} from '@fastify/swagger';
import { DomainError } from '@mantenible/domain/error';
import { fairly } from '@mantenible/promises/fair';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type Provider from 'oidc-provider';

import type {} from '../../http/app.types.ts';
import { addressGroup } from '../../http/address-group.ts';
import type { Addresses } from './addresses.ts';
import { setOpener } from './opener.ts';
import { ROUTES } from './provider.ts';

export const PUBLIC_ROUTE = {
  config: { acceso: 'publico' },
  schema: { hide: true },
} satisfies RouteShorthandOptions;

/** A route that runs the provider's protocol: measured at five times a plain answer. */
export const PROVIDER_ROUTE = {
  config: { acceso: 'publico', trabajo: 10 },
  schema: { hide: true },
} satisfies RouteShorthandOptions;

/** Answers without a look at the database. */
const CONSTANTS: ReadonlySet<string> = new Set(['/.well-known/openid-configuration', ROUTES.jwks]);

/**
 * Requests of strangers at once: each runs a dozen statements, and those of all others wait behind them for the embedded
 * engine's one connection. A full queue lasts about as long as a browser waits.
 */
const AT_ONCE = 4;
const MOST_WAITING = 2000;
const tooMany = 'Demasiadas personas acceden a la vez. Inténtelo de nuevo.';

interface MountedRequest extends IncomingMessage {
  originalUrl?: string;
}

/**
 * Registers the provider's routes, each by name: any other path answers 404. Few requests without a body run at once; the
 * others wait in turn by address group.
 */
export function mountProvider(
  app: FastifyInstance,
  provider: Pick<Provider, 'callback'>,
  addresses: Pick<Addresses, 'mount' | 'origins'>,
): void {
  const handle = provider.callback();
  const inTurn = fairly(
    AT_ONCE,
    MOST_WAITING,
    () => new DomainError('unavailable', 'demasiados-accesos', tooMany),
  );
  // The provider reads its own bodies.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
  const routes: ['GET' | 'POST', string][] = [
    ['GET', '/.well-known/openid-configuration'],
    ['GET', ROUTES.authorization],
    ['GET', `${ROUTES.authorization}/:uid`],
    ['POST', ROUTES.token],
    ['GET', ROUTES.jwks],
    ['GET', ROUTES.end_session],
    ['POST', `${ROUTES.end_session}/confirm`],
    ['GET', `${ROUTES.end_session}/success`],
  ];
  for (const [method, url] of routes) {
    app.route({
      ...(CONSTANTS.has(url) ? PUBLIC_ROUTE : PROVIDER_ROUTE),
      method,
      url,
      handler: async (request, reply) => {
        const run = async () => {
          reply.hijack();
          setOpener(request.raw, request.ip);
          await handle(mounted(request.raw, addresses), reply.raw);
        };
        // The provider waits for a body itself: a client that sends it slowly would hold a place.
        if (method === 'POST') await run();
        else await inTurn({ group: addressGroup(request.ip), first: false }, run);
      },
    });
  }
}

/**
 * The request for the provider: below its mount, and with one of the configured addresses in place of the
 * Host and forwarding headers, because the provider builds links and cookies from it.
 */
function mounted(raw: IncomingMessage, addresses: Pick<Addresses, 'mount' | 'origins'>): MountedRequest {
  const asked = addresses.origins.find((origin) => new URL(origin).host === raw.headers.host);
  const { protocol, host } = new URL(asked ?? addresses.origins[0]);
  const request: MountedRequest = raw;
  request.originalUrl = raw.url ?? '/';
  request.url = request.originalUrl.slice(addresses.mount.length);
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = host;
  return request;
}

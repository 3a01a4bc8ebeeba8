import type { FastifyInstance } from 'fastify';

import { publico } from './app.types.ts';
import { HttpProblem } from './http-problem.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'] as const;

/** Collects the routes as they are declared; `close` then refuses their other methods with 405 and Allow. */
export function refuseOtherMethods(app: FastifyInstance, prefix: string): { close: () => void } {
  const declared = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = declared.get(url) ?? new Set();
    declared.set(url, known);
    for (const name of [method].flat()) known.add(name);
  });
  return {
    close: () => {
      for (const [url, known] of new Map(declared)) refuse(app, url.slice(prefix.length), new Set(known));
    },
  };
}

function refuse(app: FastifyInstance, url: string, known: ReadonlySet<string>): void {
  const allow = [...known].sort().join(', ');
  const refusal = (): never => {
    throw new HttpProblem(405, 'metodo-no-admitido', 'Esa dirección no admite este método.', {
      Allow: allow,
    });
  };
  app.route({
    // GET includes HEAD.
    method: methods.filter((method) => !known.has(method) && !(method === 'HEAD' && known.has('GET'))),
    url,
    config: publico,
    schema: { hide: true },
    exposeHeadRoute: false,
    // Before the body is parsed: with any body, the method is the reason.
    onRequest: refusal,
    handler: refusal,
  });
}

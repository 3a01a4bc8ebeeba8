import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { publico } from '../app.types.ts';
import { answerUnknownRoutes } from '../errors.ts';
import { withoutKey } from '../secret-paths.ts';
import { fitPage, type Page } from './page.ts';

export interface WebParts {
  /** Folder of the built page. */
  readonly dist: string;
  readonly configuracion: ConfiguracionPagina;
  /** Paths that are never the page's: an unknown address below them is refused. */
  readonly reserved: readonly string[];
}

/**
 * Serves the page under the base path: its files, and the page itself for every route of its own that the
 * server does not have.
 */
export async function serveWeb(
  app: FastifyInstance,
  { dist, configuracion, reserved }: WebParts,
): Promise<void> {
  const base = configuracion.basePath;
  const page = fitPage(await readFile(join(dist, 'index.html'), 'utf8'), configuracion);
  await app.register(fastifyStatic, {
    root: dist,
    prefix: `${base}/`,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The page itself is sent only with its configuration; source maps are not served.
    allowedPath: (path) => !/^\/?index\.html|\.map$/.test(path),
    setHeaders: (reply, path) => {
      reply.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  if (base !== '') {
    for (const from of ['/', base]) {
      app.get(from, { config: publico, handler: (_request, reply) => reply.redirect(`${base}/`, 302) });
    }
  }
  app.get(`${base}/`, { config: publico, handler: (request, reply) => sendPage(request, reply, page) });
  fallBackToPage(app, page, { base, reserved });
}

interface Addresses extends Pick<WebParts, 'reserved'> {
  readonly base: string;
}

function fallBackToPage(app: FastifyInstance, page: Page, { base, reserved }: Addresses): void {
  answerUnknownRoutes(app, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const ours =
      path.startsWith(`${base}/`) && !reserved.some((prefix) => `${path}/`.startsWith(`${prefix}/`));
    const acceptsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!ours || !acceptsPage) return null;
    // A page whose address carries a key is neither kept nor indexed.
    return withoutKey(path) === path ? sendPage(request, reply, page) : sendUnkept(reply, page);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, etag }: Page): FastifyReply {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

function sendUnkept(reply: FastifyReply, { html }: Page): FastifyReply {
  reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
  return reply.type('text/html; charset=utf-8').send(html);
}

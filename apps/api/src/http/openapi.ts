import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { publico } from './app.types.ts';
import { sendBytes, SharedBytes } from './sharing/shared-answer.ts';

/** The reader's page needs inline styles, and loads no file from elsewhere. */
const docsPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;",
  "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
].join(' ');

/** Work of a document of over half a megabyte, which is charged before it is sent: many may begin at the same moment. */
const DOCUMENT_MS = 30;

/** Writes the OpenAPI document from the routes; call it before they are declared. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mantenible',
        version,
        description: 'API de Mantenible: mantenibilidad según ISO/IEC 25000.',
      },
      components: {
        securitySchemes: { sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{ sesion: [] }],
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const open = document.route.config?.acceso === 'publico';
      return { schema: open ? { ...schema, security: [] } : schema, url };
    },
  });
}

/**
 * Serves the document at `/docs/json` and `/docs/yaml`, and a page to read it at `/docs`; nothing of it where it is
 * switched off. The document is written once: it changes with the routes alone.
 */
export async function serveDocs(app: FastifyInstance, served: boolean): Promise<void> {
  if (!served) return;
  const writers = {
    '/docs/json': constant('application/json; charset=utf-8', () => JSON.stringify(app.swagger())),
    '/docs/yaml': constant('application/x-yaml', () => app.swagger({ yaml: true })),
  };
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...publico };
      for (const [url, handler] of Object.entries(writers)) {
        if (!route.url.endsWith(url)) continue;
        route.handler = handler;
        route.config = { ...route.config, trabajo: DOCUMENT_MS };
      }
    });
    // Without the prefix an address without its last slash names files of the origin's root.
    await docs.register(swaggerUi, { routePrefix: '/docs', indexPrefix: docs.prefix, staticCSP: docsPolicy });
  });
}

/** Sends the same bytes each time. */
function constant(type: string, write: () => string): RouteHandlerMethod {
  let written: SharedBytes | null = null;
  return (_request, reply) => {
    if (!reply.server.shares) return reply.type(type).send(write());
    written ??= new SharedBytes(write());
    return sendBytes(reply, type, written);
  };
}

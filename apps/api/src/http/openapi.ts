import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { publico } from './app.types.ts';

/** The reader's page needs inline styles, and loads no file from elsewhere. */
const docsPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;",
  "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
].join(' ');

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

/** Serves the document at `/docs/json`, and a page to read it at `/docs` unless it is switched off. */
export async function serveDocs(app: FastifyInstance, page: boolean): Promise<void> {
  if (!page) {
    app.get('/docs/json', { config: publico, schema: { hide: true }, handler: () => app.swagger() });
    return;
  }
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...publico };
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy });
  });
}

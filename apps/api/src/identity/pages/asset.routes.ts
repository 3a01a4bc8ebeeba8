import type { FastifyInstance } from 'fastify';

import { PUBLIC_ROUTE } from '../oidc/mount.ts';
import { cookieCheck, sessionCheck, showPassword } from './scripts.js.ts';
import { icon, styleSheet } from './style.css.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const files: Record<string, { type: string; content: string }> = {
  'estilo.css': { type: 'text/css; charset=utf-8', content: styleSheet },
  'icono.svg': { type: 'image/svg+xml', content: icon },
  'mostrar-clave.js': { type: SCRIPT, content: showPassword },
  'sesion.js': { type: SCRIPT, content: sessionCheck },
  'cookies.js': { type: SCRIPT, content: cookieCheck },
};

/** The files of the provider's pages. They are constants in code, so that a build is one bundle. */
export function assetRoutes(app: FastifyInstance): void {
  for (const [name, { type, content }] of Object.entries(files)) {
    app.get(`/recursos/${name}`, PUBLIC_ROUTE, (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=3600').type(type).send(content),
    );
  }
}

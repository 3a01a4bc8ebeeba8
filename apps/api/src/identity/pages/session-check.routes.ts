import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';

import { CLIENT_ID } from '../oidc/addresses.ts';
import { PUBLIC_ROUTE } from '../oidc/mount.ts';
import { FRAME_POLICY } from './content-policy.ts';
import type { PageParts } from './parts.ts';
import { sessionOf } from './session.ts';

const PROTOCOL_PATH = '/protocol/openid-connect';
const sessionQuery = z.object({ client_id: z.string(), session_state: z.optional(z.string()) });

/**
 * The pages that keycloak-js opens in frames, and the session check that the first of them requests every 5
 * s.
 */
export function sessionCheckRoutes(app: FastifyInstance, parts: PageParts): void {
  const { assets } = parts.page;
  const frame = (url: string, script: string) =>
    app.get(url, PUBLIC_ROUTE, (_request, reply) =>
      framed(reply)
        .type('text/html; charset=utf-8')
        .send(framePage(`${assets}/${script}`)),
    );
  frame(`${PROTOCOL_PATH}/login-status-iframe.html`, 'sesion.js');
  frame(`${PROTOCOL_PATH}/3p-cookies/step1.html`, 'cookies.js');
  frame(`${PROTOCOL_PATH}/3p-cookies/step2.html`, 'cookies.js');
  app.get(`${PROTOCOL_PATH}/login-status-iframe.html/init`, PUBLIC_ROUTE, async (request, reply) => {
    const asked = sessionQuery.safeParse(request.query);
    void reply.header('Cache-Control', 'no-store');
    if (!asked.success || asked.data.client_id !== CLIENT_ID) return reply.code(400).send();
    const { accountId, uid } = await sessionOf(parts, request, reply);
    const current = accountId === undefined ? '' : uid;
    // A changed session is not an error: the browser's console would show a 4xx as one.
    return reply.code(current === (asked.data.session_state ?? '') ? 204 : 200).send();
  });
}

function framed(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'Content-Security-Policy': FRAME_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
}

function framePage(script: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Sesión</title><script src="${script}"></script></head></html>`;
}

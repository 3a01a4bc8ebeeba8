import type { FastifyReply } from 'fastify';

import { PAGE_POLICY } from './content-policy.ts';

/** Sends a page that may be neither cached nor framed. */
export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'Content-Security-Policy': PAGE_POLICY,
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

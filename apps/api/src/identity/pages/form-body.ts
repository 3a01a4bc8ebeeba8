import type { FastifyRequest } from 'fastify';

import type { Addresses } from '../oidc/addresses.ts';

/** A text field of a submitted form; '' when it is missing or came twice. */
export function textField(request: FastifyRequest, name: string): string {
  const { body } = request;
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

/**
 * Whether a form was sent by one of our own pages. The browser itself says so in Sec-Fetch-Site; the pages' referrer
 * policy empties Origin, which serves browsers that do not send the former.
 */
export function isOwnForm(request: FastifyRequest, { origins }: Pick<Addresses, 'origins'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origins.includes(request.headers.origin ?? '');
}

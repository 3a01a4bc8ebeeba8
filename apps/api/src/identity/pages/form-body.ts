import type { FastifyRequest } from 'fastify';

import type { Addresses } from '../oidc/addresses.ts';

/** A text field of a submitted form; '' when it is missing or repeated. */
export function textField(request: FastifyRequest, name: string): string {
  const { body } = request;
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

/**
 * Whether one of our own pages sent the form: by Sec-Fetch-Site, and by Origin in browsers without that
 * header. Origin alone is not enough, because the pages' referrer policy empties it.
 */
export function isOwnForm(request: FastifyRequest, { origins }: Pick<Addresses, 'origins'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origins.includes(request.headers.origin ?? '');
}

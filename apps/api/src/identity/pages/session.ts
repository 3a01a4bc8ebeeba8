import type { FastifyReply, FastifyRequest } from 'fastify';

import { CLIENT_ID } from '../oidc/addresses.ts';
import type { PageParts } from './parts.ts';

type ProviderParts = Pick<PageParts, 'provider' | 'addresses' | 'oidc'>;
type Session = Awaited<ReturnType<PageParts['provider']['Session']['get']>>;

/** The provider's session of this browser; without `accountId` it is not signed in. */
export function sessionOf(
  { provider }: ProviderParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  return provider.Session.get(provider.createContext(request.raw, reply.raw));
}

/** Ends a session, revokes its tokens and removes its cookie. */
export async function deleteSession(
  { provider, addresses, oidc }: ProviderParts,
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const grantId = session.grantIdFor(CLIENT_ID);
  if (grantId !== undefined) {
    await oidc.removeByGrant(grantId);
    await oidc.remove('Grant', grantId);
  }
  await session.destroy();
  const { cookies } = provider.createContext(request.raw, reply.raw);
  cookies.set(provider.cookieName('session'), null, { path: addresses.mount, httpOnly: true });
}

import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';
import * as z from 'zod/mini';

/** Longest wait for the provider before the page gives up on it, in milliseconds. */
const probeTimeout = 7_000;

/** The part of the discovery document that tells a provider from a page in its place (OpenID Connect Discovery, §3). */
const discovery = z.object({ issuer: z.string(), authorization_endpoint: z.string() });

/**
 * Whether the identity provider answers as one. Another origin must let the page read its answer, as it must for the
 * exchange of the code.
 */
export async function probeProvider(
  identidad: Pick<ConfiguracionPagina['identidad'], 'url' | 'realm'>,
  fetcher: typeof fetch = fetch,
  origin: string = location.origin,
): Promise<boolean> {
  const base = identidad.url.replace(/\/$/, '');
  const url = new URL(`${base}/realms/${identidad.realm}/.well-known/openid-configuration`, origin);
  try {
    const answer = await fetcher(url, {
      mode: url.origin === origin ? 'same-origin' : 'cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    });
    return answer.ok && discovery.safeParse(await answer.json()).success;
  } catch {
    return false;
  }
}

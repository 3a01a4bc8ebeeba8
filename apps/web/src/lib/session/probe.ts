import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';
import * as z from 'zod/mini';

/** Timeout of the probe in milliseconds. */
const probeTimeout = 7_000;

/**
 * Fields that distinguish a discovery document from another page at its address (OpenID Connect Discovery 1.0,
 * section 3).
 */
const discovery = z.object({ issuer: z.string(), authorization_endpoint: z.string() });

/**
 * Whether the identity provider answers with a discovery document. A provider of another origin must allow
 * the page to read it (CORS), as for the exchange of the code.
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

import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

/** Longest wait for the provider before the page gives up on it, in milliseconds. */
const probeTimeout = 8_000;

/**
 * Whether the identity provider answers. The embedded one must answer well; another origin may hide its answer
 * from the page (no CORS), so there any answer counts.
 */
export async function probeProvider(
  identidad: Pick<ConfiguracionPagina['identidad'], 'url' | 'realm'>,
  fetcher: typeof fetch = fetch,
  origin: string = location.origin,
): Promise<boolean> {
  const base = identidad.url.replace(/\/$/, '');
  const url = new URL(`${base}/realms/${identidad.realm}/.well-known/openid-configuration`, origin);
  const sameOrigin = url.origin === origin;
  try {
    const answer = await fetcher(url, {
      mode: sameOrigin ? 'same-origin' : 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    });
    return sameOrigin ? answer.ok : true;
  } catch {
    return false;
  }
}

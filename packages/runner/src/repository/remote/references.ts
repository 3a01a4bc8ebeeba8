import { parseAdvertisement, type Advertisement } from './announcement.ts';
import { credential } from './credential.ts';
import {
  DestinationRefused,
  allowedAddresses,
  type Address,
  type DestinationRules,
  type Resolver,
} from './destination.ts';
import { sendGet, type RawResponse } from './request.ts';

const maxBytes = 1024 * 1024;
const maxRedirects = 3;

export interface ReferenceOptions extends DestinationRules {
  readonly resolver?: Resolver;
}

/** A host's response to a request for a repository's references. */
export interface References {
  readonly status: number;
  /** Null when the response is not an advertisement of references. */
  readonly advertisement: Advertisement | null;
  /** Whether the advertisement exceeded the limit and was cut: branches may be missing. */
  readonly truncated: boolean;
  /**
   * URL of the repository after redirects, from which git clones. `addresses` are those that git may
   * connect to.
   */
  readonly root: string;
  readonly addresses: readonly Address[];
}

/**
 * Requests a repository's references from its host, as git does at the start of a clone. The response is
 * bounded (1 MiB, three redirects on the same host) and the request goes to checked, pinned addresses
 * only. Throws `DestinationRefused`, or the error of the network.
 */
export async function fetchReferences(
  enlace: string,
  token: string | null,
  options: ReferenceOptions,
  signal: AbortSignal,
): Promise<References> {
  const base = enlace.replace(/\/+$/, '');
  const lookUp = (root: string): Promise<References> =>
    fetchFollowingRedirects(new URL(`${root}/info/refs?service=git-upload-pack`), token, options, signal);
  const first = await lookUp(base);
  return first.status === 404 && !base.endsWith('.git') ? await lookUp(`${base}.git`) : first;
}

async function fetchFollowingRedirects(
  start: URL,
  token: string | null,
  options: ReferenceOptions,
  signal: AbortSignal,
): Promise<References> {
  const addresses = await allowedAddresses(start, options, options.resolver);
  const headers = {
    'User-Agent': 'git/2.0 (mantenible)',
    Accept: '*/*',
    ...(token === null ? {} : { Authorization: credential(token, start.href) }),
  };
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await sendGet(url, { addresses, headers, maxBytes, signal });
    if (response.status < 300 || response.status > 399 || response.location === null)
      return toReferences(url, addresses, response);
    url = new URL(response.location, url);
    if (isSignInPage(url)) return toReferences(start, addresses, { ...response, status: unauthorized });
    if (url.origin !== start.origin || url.username !== '' || url.password !== '')
      throw new DestinationRefused('El repositorio redirige a otro servidor: escriba su enlace definitivo.');
  }
  throw new DestinationRefused('El repositorio redirige demasiadas veces: escriba su enlace definitivo.');
}

/** The status that a sign-in page stands for. */
const unauthorized = 401;

/** Whether a redirect leads to a page for people to sign in, which hosts show instead of 401. */
function isSignInPage({ hostname, pathname }: URL): boolean {
  if (pathname.endsWith('/info/refs')) return false;
  return hostname.startsWith('login.') || signInPath.test(pathname);
}

const signInPath = /\/(?:users\/)?_?(?:sign[-_]?in|log[-_]?in|signon|sso|saml2?|oauth2?)(?:\/|$)/iu;

function toReferences(
  url: URL,
  addresses: readonly Address[],
  { status, body, truncated }: RawResponse,
): References {
  const root = `${url.origin}${url.pathname.replace(/\/info\/refs$/, '')}`;
  return {
    // Azure DevOps sends its sign-in page with 203.
    status: status === 203 ? unauthorized : status,
    advertisement: status === 200 ? parseAdvertisement(body) : null,
    truncated,
    root,
    addresses,
  };
}

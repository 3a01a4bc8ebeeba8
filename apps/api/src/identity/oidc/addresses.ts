import type { IdentityConfig } from '../identity.types.ts';

/** Fixed so that the page needs one configuration for Keycloak and for the embedded provider. */
export const REALM = 'mantenible';
export const CLIENT_ID = 'mantenible-web';

/** Addresses of the embedded provider, derived from the configuration. */
export interface Addresses {
  /** Path of the provider, including Keycloak's `/realms/{realm}`. */
  readonly mount: string;
  readonly issuer: string;
  /** Origins under which the application is available; the first is the issuer's. */
  readonly origins: readonly [string, ...string[]];
  /** The application's own page. */
  readonly application: string;
  /** The page under every origin: the only return addresses of sign-in and sign-out. */
  readonly pages: string[];
}

const LOOPBACK = ['127.0.0.1', 'localhost'];

/** The public address alone, or on a loopback host both of its usual names. */
export function addressesOf(config: Omit<IdentityConfig, 'keycloak'>): Addresses {
  const origins = originsOf(config);
  const application = `${config.basePath}/`;
  const mount = `${config.basePath}/auth/realms/${REALM}`;
  const pages = origins.map((origin) => origin + application);
  return {
    mount,
    issuer: origins[0] + mount,
    origins,
    application,
    pages,
  };
}

function originsOf({
  publicUrl,
  host,
  port,
}: Pick<IdentityConfig, 'publicUrl' | 'host' | 'port'>): [string, ...string[]] {
  if (publicUrl !== null) return [new URL(publicUrl).origin];
  const hosts = LOOPBACK.includes(host) ? [host, ...LOOPBACK.filter((name) => name !== host)] : [];
  const [first = host, ...others] = hosts;
  return [originOf(first, port), ...others.map((name) => originOf(name, port))];
}

// `URL` drops port 80 and adds the brackets of IPv6.
function originOf(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}

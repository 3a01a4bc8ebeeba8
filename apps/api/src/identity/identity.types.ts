import type { Persona } from '@mantenible/domain/acceso';

/** Returns the caller of a Bearer token; throws `HttpProblem` 401, or 503 without the provider's keys. */
export interface TokenVerifier {
  verify(token: string): Promise<Persona>;
  /** Changes when earlier verifications no longer hold; absent where they hold until a token's expiry. */
  revision?(): number;
}

/** Configuration of the identity part. */
export interface IdentityConfig {
  /** Base path without trailing slash: '/mantenible', or '' at the root. */
  readonly basePath: string;
  readonly host: string;
  readonly port: number;
  /** Origin that people use (https://…), when it is not `http://host:port`. */
  readonly publicUrl: string | null;
  /** An external Keycloak; null for the embedded provider. */
  readonly keycloak: { readonly url: string; readonly realm: string; readonly clientId: string } | null;
  /** Passwords of the first accounts; generated when left out. */
  readonly adminPassword: string | null;
  readonly estudiantePassword: string | null;
}

type LogFn = (fields: Record<string, unknown>, message: string) => void;

/** The part of pino that identity writes to. Passwords and tokens never reach it. */
export interface IdentityLog {
  readonly info: LogFn;
  readonly warn: LogFn;
  readonly error: LogFn;
}

/** Store of secrets; see `apps/api/src/secrets`. */
export interface SecretStore {
  readonly readOrCreate: (name: string, make: () => string | Promise<string>) => Promise<string>;
}

/** Gives the present moment; passed in, so that tests set the time. */
export type Clock = () => Date;

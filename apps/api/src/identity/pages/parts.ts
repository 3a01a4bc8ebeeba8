import type { Auditoria } from '@mantenible/domain/auditoria';
import type Provider from 'oidc-provider';

import type { CuentaRepository } from '../cuentas/cuenta.port.ts';
import type { ControlIntentos, IntentosRepository } from '../cuentas/intentos.port.ts';
import type { Clock, IdentityLog, TokenVerifier } from '../identity.types.ts';
import type { Addresses } from '../oidc/addresses.ts';
import type { OidcRepository } from '../oidc/oidc.repository.ts';
import type { EndedSessionsRepository } from '../tokens/ended-sessions.port.ts';
import type { EndedSessions } from '../tokens/ended-sessions.ts';
import type { PageContext } from './layout.ts';

/** Dependencies of the routes of the embedded provider's pages. */
export interface PageParts {
  readonly provider: Provider;
  readonly addresses: Addresses;
  readonly page: PageContext;
  readonly cuentas: CuentaRepository;
  readonly intentos: Pick<IntentosRepository, 'sweep'>;
  readonly control: ControlIntentos;
  readonly auditoria: Auditoria;
  /** Sign the device cookie; newest first. */
  readonly cookieKeys: readonly string[];
  readonly oidc: OidcRepository;
  readonly ended: Pick<EndedSessions, 'refresh'>;
  readonly endedSessions: Pick<EndedSessionsRepository, 'removeBefore'>;
  readonly verifier: TokenVerifier;
  readonly log: IdentityLog;
  readonly now: Clock;
}

/** Paths that the provider's pages link to. */
export function pageContext({ mount, application }: Addresses): PageContext {
  return { assets: `${mount}/recursos`, application };
}

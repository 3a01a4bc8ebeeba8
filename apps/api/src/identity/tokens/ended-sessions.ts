import { decodeJwt } from 'jose';

import { sinSesion } from '../../http/http-problem.ts';
import type { TokenVerifier } from '../identity.types.ts';
import type { EndedSessionsRepository } from './ended-sessions.port.ts';

/** The ended sessions as of the last look at the database, which every server takes twice a second. */
export interface EndedSessions {
  refresh(): Promise<void>;
  isEnded(sub: string, issuedAtSeconds: number): boolean;
  /** Changes with the ended sessions. */
  revision(): number;
}

/** Milliseconds between two looks at the database: a deactivation acts within a second on all servers. */
export const LOOK_MS = 500;

export function createEndedSessions({ list }: Pick<EndedSessionsRepository, 'list'>): EndedSessions {
  let ended = new Map<string, number>();
  let seen = '';
  let revision = 0;
  return {
    refresh: async () => {
      const rows = await list();
      const text = JSON.stringify(rows);
      if (text === seen) return;
      seen = text;
      ended = new Map(rows.map(({ sub, momento }) => [sub, momento.getTime()]));
      revision += 1;
    },
    // `iat` has whole seconds: a token of the same second counts as earlier.
    isEnded: (sub, issuedAtSeconds) => issuedAtSeconds * 1000 <= (ended.get(sub) ?? -1),
    revision: () => revision,
  };
}

/** A verifier that also refuses tokens of ended sessions. */
export function refuseEnded(verifier: TokenVerifier, ended: EndedSessions): TokenVerifier {
  return {
    verify: async (token) => {
      const persona = await verifier.verify(token);
      if (ended.isEnded(persona.sub, decodeJwt(token).iat ?? 0))
        throw sinSesion('Su sesión terminó: su cuenta cambió. Vuelva a iniciar sesión.');
      return persona;
    },
    revision: () => ended.revision(),
  };
}

import type { Auditoria } from '@mantenible/domain/auditoria';
import { decodeJwt } from 'jose';

import { BoundedMap } from '../bounded-map.ts';
import type { Verifier } from './session.ts';

const maxSessions = 10_000;

/**
 * Stores the first use of each session of an external provider, whose sign-ins this server does not see. The token is
 * refused while the entry cannot be stored.
 */
export function auditSessions(verifier: Verifier, auditoria: Auditoria): Verifier {
  const entered = new BoundedMap<string, true>(maxSessions);
  return {
    verify: async (token) => {
      const persona = await verifier.verify(token);
      const session = sessionOf(token) ?? persona.sub;
      if (entered.has(session) || persona.roles.length === 0) return persona;
      await auditoria.apuntar({ quien: persona, accion: 'sesion', objeto: '', objetoId: session });
      entered.set(session, true);
      return persona;
    },
  };
}

/** Id of the session at the provider; null where its tokens have none. */
function sessionOf(token: string): string | null {
  const { sid } = decodeJwt(token);
  return typeof sid === 'string' ? sid : null;
}

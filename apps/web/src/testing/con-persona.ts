import type { Persona } from '@mantenible/domain/acceso';
import { vi } from 'vitest';

import { session } from '../lib/session/session.ts';
import { initialState } from '../lib/session/session-state.ts';

/** Signs a person in, with a stub of the identity provider. */
export function conPersona(sub = 'sub-ana', roles: Persona['roles'] = ['estudiante', 'admin']): void {
  const persona = { sub, nombre: 'Ana', roles };
  const state = { ...initialState, estado: 'dentro', persona } as const;
  vi.spyOn(session, 'get').mockReturnValue(state);
}

import { vi } from 'vitest';

import { session } from '../lib/session.tsx';
import { initialState } from '../lib/session/session-state.ts';

/** Signs a person in: the identity provider is where the network ends, as in `conRed`. */
export function conPersona(sub = 'sub-ana'): void {
  const persona = { sub, nombre: 'Ana', roles: ['estudiante', 'admin'] } as const;
  const state = { ...initialState, estado: 'dentro', persona } as const;
  vi.spyOn(session, 'get').mockReturnValue(state);
}

import { vi } from 'vitest';

import { session } from '../lib/session/session.ts';
import { initialState, type SessionState } from '../lib/session/session-state.ts';

/** Puts the session into a state, and records what the screen asks of it: 'signIn /path'. */
export function conSesion(estado: Partial<SessionState>): readonly string[] {
  const actos: string[] = [];
  const anotar =
    (acto: string) =>
    (...destino: readonly unknown[]): void => {
      actos.push([acto, ...destino.filter((uno) => typeof uno === 'string')].join(' '));
    };
  const state = { ...initialState, ...estado };
  vi.spyOn(session, 'get').mockReturnValue(state);
  vi.spyOn(session, 'signIn').mockImplementation(anotar('signIn'));
  vi.spyOn(session, 'retry').mockImplementation(anotar('retry'));
  vi.spyOn(session, 'stay').mockImplementation(anotar('stay'));
  vi.spyOn(session, 'signOut').mockImplementation(comoPromesa(anotar('signOut')));
  vi.spyOn(session, 'signOutAnyway').mockImplementation(comoPromesa(anotar('signOutAnyway')));
  return actos;
}

const comoPromesa = (acto: () => void) => (): Promise<void> => {
  acto();
  return Promise.resolve();
};

/** A person with these roles, signed in. */
export function dentro(...roles: readonly ('estudiante' | 'docente' | 'admin')[]): Partial<SessionState> {
  return { estado: 'dentro', persona: { sub: 'sub-ana', nombre: 'Ana', roles } };
}

import type { Persona } from '@mantenible/domain/acceso';

import type { Pendiente } from './hooks.ts';

/** State of the sign-in. `sin-proveedor`: the identity provider cannot be used; the page stays signed out. */
export type EstadoSesion = 'cargando' | 'dentro' | 'fuera' | 'sin-proveedor';

/** Reason why the provider cannot be used or a sign-in failed; 'lento': it answers, and the sign-in is still under way. */
export type MotivoSesion = 'inaccesible' | 'lento' | 'contexto-inseguro' | 'datos-bloqueados' | 'rechazado';

/** State of the session for screens, without tokens. */
export interface SessionState {
  readonly estado: EstadoSesion;
  readonly motivo: MotivoSesion | null;
  readonly persona: Persona | null;
  /** Whether the session ended while the page was open: a dialog over the page offers to sign in. */
  readonly caducada: boolean;
  /** After 'Cerrar Sesión': unsent work is being sent, or the kinds of work that would be lost. */
  readonly salida: 'enviando' | readonly Pendiente[] | null;
}

export const initialState: SessionState = {
  estado: 'cargando',
  motivo: null,
  persona: null,
  caducada: false,
  salida: null,
};

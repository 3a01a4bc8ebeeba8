import type { ClaseContador, Intentos, ReglaIntentos } from './intentos.port.ts';

/** Failures of one counter that cost nothing. */
const FREE_FAILURES = 10;
/** Failures of one address with one account that no attack from elsewhere makes costly. */
const OWN_FAILURES = 3;
const MINUTE = 60_000;
/** Fewer than the free failures are forgotten this long after the first. */
const WINDOW_MS = 10 * MINUTE;
/** A delay that began ends after this long without a failure. */
const QUIET_MS = 60 * MINUTE;
/** An address counts as one without failures after this long without one: it bounds the guesses of a day. */
const ADDRESS_MS = 24 * 60 * MINUTE;
// The delay grows to this and no further: no counter becomes a lock.
const MAX_DELAY_SECONDS = 60;

/** `espera` in seconds; 'ocupado' when as many tries are under way as may still fail. */
export type Decision = 'pasa' | 'ocupado' | { readonly espera: number };

/** Whether a try may begin under one counter. A try under way takes the place of a failure until it has ended. */
export function decidir(vigentes: Intentos | null, enCurso: number, ahora: Date): Decision {
  const fallos = vigentes?.fallos ?? 0;
  if (fallos + enCurso < FREE_FAILURES) return 'pasa';
  if (enCurso > 0) return 'ocupado';
  const libre = (vigentes?.ultimo.getTime() ?? 0) + demora(fallos) * 1000;
  const falta = libre - ahora.getTime();
  return falta > 0 ? { espera: Math.ceil(falta / 1000) } : 'pasa';
}

/** The same for an address, whose first failures need no leave of the account's counter. */
export function decidirDireccion(vigentes: Intentos | null, enCurso: number, ahora: Date): Decision {
  if (!propia(vigentes)) return decidir(vigentes, enCurso, ahora);
  return (vigentes?.fallos ?? 0) + enCurso < OWN_FAILURES ? 'pasa' : 'ocupado';
}

/** Whether an address still has failures of its own left. */
export function propia(vigentes: Intentos | null): boolean {
  return (vigentes?.fallos ?? 0) < OWN_FAILURES;
}

/** Seconds to wait after so many failures: 0 up to the tenth, then 1, 2, 4… up to a minute. */
export function demora(fallos: number): number {
  return fallos < FREE_FAILURES ? 0 : Math.min(2 ** (fallos - FREE_FAILURES), MAX_DELAY_SECONDS);
}

/** What still counts of earlier failures. */
export function vigentes(clase: ClaseContador, previos: Intentos | null, ahora: Date): Intentos | null {
  if (previos === null) return null;
  const hace = (momento: Date) => ahora.getTime() - momento.getTime();
  if (clase === 'direccion') return hace(previos.ultimo) < ADDRESS_MS ? previos : null;
  const viva =
    previos.fallos < FREE_FAILURES ? hace(previos.primero) < WINDOW_MS : hace(previos.ultimo) < QUIET_MS;
  return viva ? previos : null;
}

/** One failure more than what still counts. */
export function sumar(previos: Intentos | null, ahora: Date): Intentos {
  if (previos === null) return { fallos: 1, primero: ahora, ultimo: ahora };
  return { fallos: previos.fallos + 1, primero: previos.primero, ultimo: ahora };
}

export const reglaIntentos: ReglaIntentos = {
  vigentes,
  sumar,
  memoriaMs: ADDRESS_MS,
  filas: { cuenta: 100_000, dispositivo: 100_000, direccion: 100_000, desconocida: 10_000 },
};

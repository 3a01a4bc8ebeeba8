import type { ClaseContador, Intentos, ReglaIntentos } from './intentos.port.ts';

/** Failures of one counter without a delay. */
const FREE_FAILURES = 10;
/** Failures of one address with one account that cause no delay, also during an attack from other addresses. */
const OWN_FAILURES = 3;
const MINUTE = 60_000;
/** Failures of one counter, while fewer than the free ones, expire this long after the first. */
const WINDOW_MS = 10 * MINUTE;
/** A delay that began ends after this long without a failure. */
const QUIET_MS = 60 * MINUTE;
/** The failures of an address expire this long after the last one: this bounds the guesses of a day. */
const ADDRESS_MS = 24 * 60 * MINUTE;
// Maximum of the delay: no counter becomes a lock.
const MAX_DELAY_SECONDS = 60;

/** `espera` in seconds; 'ocupado' when as many attempts are running as may still fail. */
export type Decision = 'pasa' | 'ocupado' | { readonly espera: number };

/**
 * Whether an attempt may begin under one counter. A running attempt counts as a failure until it has ended.
 */
export function decidir(vigentes: Intentos | null, enCurso: number, now: Date): Decision {
  const fallos = vigentes?.fallos ?? 0;
  if (fallos + enCurso < FREE_FAILURES) return 'pasa';
  if (enCurso > 0) return 'ocupado';
  const libre = (vigentes?.ultimo.getTime() ?? 0) + demora(fallos) * 1000;
  const falta = libre - now.getTime();
  return falta > 0 ? { espera: Math.ceil(falta / 1000) } : 'pasa';
}

/** Like `decidir`, for an address, whose first failures do not depend on the account's counter. */
export function decidirDireccion(vigentes: Intentos | null, enCurso: number, now: Date): Decision {
  if (!tieneFallosLibres(vigentes)) return decidir(vigentes, enCurso, now);
  return (vigentes?.fallos ?? 0) + enCurso < OWN_FAILURES ? 'pasa' : 'ocupado';
}

/** Whether an address has so few failures that none of them causes a delay, whatever the account's counter holds. */
export function tieneFallosLibres(vigentes: Intentos | null): boolean {
  return (vigentes?.fallos ?? 0) < OWN_FAILURES;
}

/** Delay in seconds after a number of failures: 0 up to the tenth, then 1, 2, 4… up to a minute. */
export function demora(fallos: number): number {
  return fallos < FREE_FAILURES ? 0 : Math.min(2 ** (fallos - FREE_FAILURES), MAX_DELAY_SECONDS);
}

/** The earlier failures that still count. */
export function vigentes(clase: ClaseContador, previos: Intentos | null, now: Date): Intentos | null {
  if (previos === null) return null;
  const hace = (momento: Date) => now.getTime() - momento.getTime();
  if (clase === 'direccion') return hace(previos.ultimo) < ADDRESS_MS ? previos : null;
  const viva =
    previos.fallos < FREE_FAILURES ? hace(previos.primero) < WINDOW_MS : hace(previos.ultimo) < QUIET_MS;
  return viva ? previos : null;
}

/** Adds one failure to those that still count. */
export function sumar(previos: Intentos | null, now: Date): Intentos {
  if (previos === null) return { fallos: 1, primero: now, ultimo: now };
  return { fallos: previos.fallos + 1, primero: previos.primero, ultimo: now };
}

export const reglaIntentos: ReglaIntentos = {
  vigentes,
  sumar,
  memoriaMs: ADDRESS_MS,
  filas: { cuenta: 100_000, dispositivo: 100_000, direccion: 100_000, desconocida: 10_000 },
};

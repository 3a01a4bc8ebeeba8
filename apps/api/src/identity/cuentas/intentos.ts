import type { Decision, Intentos, ReglaIntentos } from './intentos.port.ts';

/** Failures that cost nothing, within the window. */
export const FREE_FAILURES = 10;
const WINDOW_MS = 10 * 60_000;
// The delay grows to this and no further: nobody can lock somebody else out.
const MAX_DELAY_SECONDS = 60;

/**
 * Whether a sign-in may be tried now, under what was counted before. An attempt counts as failed before its password is
 * looked at, so that parallel guesses count too; success erases the count. `espera` is in whole seconds.
 */
export function decidirIntento(previos: Intentos | null, ahora: Date): Decision {
  if (previos === null || caducados(previos, ahora)) {
    return { espera: 0, intentos: { fallos: 1, primero: ahora, ultimo: ahora } };
  }
  const libre = previos.ultimo.getTime() + demora(previos.fallos) * 1000;
  if (ahora.getTime() < libre) return { espera: Math.ceil((libre - ahora.getTime()) / 1000) };
  return { espera: 0, intentos: { fallos: previos.fallos + 1, primero: previos.primero, ultimo: ahora } };
}

/** Seconds to wait after so many failures: 0 up to the tenth, then 1, 2, 4… up to a minute. */
export function demora(fallos: number): number {
  return fallos < FREE_FAILURES ? 0 : Math.min(2 ** (fallos - FREE_FAILURES), MAX_DELAY_SECONDS);
}

// Ten failures must fall within the window; once the delay has begun it ends after a window of quiet.
function caducados({ fallos, primero, ultimo }: Intentos, ahora: Date): boolean {
  const since = fallos < FREE_FAILURES ? primero : ultimo;
  return ahora.getTime() - since.getTime() >= WINDOW_MS;
}

export const reglaIntentos: ReglaIntentos = { decidir: decidirIntento, ventanaMs: WINDOW_MS };

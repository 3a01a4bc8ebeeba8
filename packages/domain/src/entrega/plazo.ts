import { diaMs } from '../tiempo/index.ts';

/** A minute of a wall clock, 'YYYY-MM-DDTHH:MM'. */
export type MinutoLocal = string;

const minutoMs = 60_000;
const forma = /^(?<dia>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** Whether the text is a minute of a day that the calendar has. */
export function esMinutoLocal(texto: string): boolean {
  const dia = forma.exec(texto)?.groups?.['dia'];
  if (dia === undefined) return false;
  const comienzo = Date.parse(`${dia}T00:00:00Z`);
  return !Number.isNaN(comienzo) && new Date(comienzo).toISOString().startsWith(dia);
}

/** Whether the runtime has data of a zone by that name; an offset such as '+05:00' is no zone, because it has no summer time. */
export function esZona(zona: string): boolean {
  if (!/^[a-z]/iu.test(zona)) return false;
  try {
    return new Intl.DateTimeFormat('es', { timeZone: zona }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const relojes = new Map<string, Intl.DateTimeFormat>();

function relojDe(zona: string): Intl.DateTimeFormat {
  const hecho = relojes.get(zona);
  if (hecho) return hecho;
  const nuevo = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zona,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  relojes.set(zona, nuevo);
  return nuevo;
}

/** What the clocks of the zone show at an instant in milliseconds. */
export function minutoLocal(instante: number, zona: string): MinutoLocal {
  const partes = new Map(
    relojDe(zona)
      .formatToParts(instante)
      .map(({ type, value }) => [type, value]),
  );
  const de = (parte: Intl.DateTimeFormatPartTypes): string => partes.get(parte) ?? '';
  return `${de('year').padStart(4, '0')}-${de('month')}-${de('day')}T${de('hour')}:${de('minute')}`;
}

const comoUtc = (local: MinutoLocal): number => Date.parse(`${local}:00Z`);

/** Difference of the zone's clocks to UTC at an instant, in milliseconds, in whole minutes. */
function desfase(instante: number, zona: string): number {
  return comoUtc(minutoLocal(instante, zona)) - Math.floor(instante / minutoMs) * minutoMs;
}

/** How the clocks of a zone have a minute: as any other, not at all, or twice. */
export const clasesDeMinuto = ['normal', 'no-existe', 'dos-veces'] as const;
export type ClaseDeMinuto = (typeof clasesDeMinuto)[number];

interface MinutoEnZona {
  /** Instant in milliseconds at which the minute begins. */
  readonly instante: number;
  readonly clase: ClaseDeMinuto;
}

/**
 * When a minute of a zone begins. One that does not exist means the later of the two instants that the differences to UTC before
 * and after the change give; one that exists twice means the second.
 */
export function situarMinuto(local: MinutoLocal, zona: string): MinutoEnZona {
  const utc = comoUtc(local);
  // No zone changes its difference to UTC twice within two days.
  const candidatos = [desfase(utc - diaMs, zona), desfase(utc + diaMs, zona)].map((uno) => utc - uno);
  const reales = new Set(candidatos.filter((uno) => minutoLocal(uno, zona) === local));
  if (reales.size === 0) return { instante: Math.max(...candidatos), clase: 'no-existe' };
  return { instante: Math.max(...reales), clase: reales.size > 1 ? 'dos-veces' : 'normal' };
}

/** The first instant after a deadline: the minute that it names belongs to it, with its 59 seconds. */
export function finDePlazo(cierra: MinutoLocal, zona: string): number {
  return situarMinuto(cierra, zona).instante + minutoMs;
}

/** What a screen adds to a deadline on the day that clocks change; null for any other text. */
export function avisoDeReloj(local: MinutoLocal, zona: string): string | null {
  if (!esMinutoLocal(local)) return null;
  const { instante, clase } = situarMinuto(local, zona);
  if (clase === 'normal') return null;
  const hora = local.slice(11);
  if (clase === 'dos-veces')
    return `Ese día los relojes se atrasan y las ${hora} ocurren dos veces: cuenta la segunda.`;
  const cuenta = minutoLocal(instante, zona).slice(11);
  return `Ese día los relojes se adelantan y las ${hora} no existen: cuentan las ${cuenta}.`;
}

export const maximoCommits = 1000;
/** Months before the head's date. */
const mesesDeVentana = 12;

interface CommitFechado {
  readonly id: string;
  /** Committer date in seconds since 1970. */
  readonly seconds: number;
}

interface Ventana {
  /** Number of commits whose changes count: the newest ones of those given. */
  readonly commits: number;
  /** Date of the oldest of them, in seconds since 1970; null without any. */
  readonly desde: number | null;
}

/**
 * How many of these first parents, newest first, count: those of the twelve months before the head's date, at most
 * 1000. The oldest known commit does not count: what it changed is unknown. Dates are capped at now and made
 * non-increasing towards the past, because clocks of committers may be wrong.
 */
export function ventanaDe(commits: readonly CommitFechado[], now: Date): Ventana {
  let anterior = Math.floor(now.getTime() / 1000);
  const fechas = commits.slice(0, -1).map(({ seconds }) => (anterior = Math.min(seconds, anterior)));
  const [cabeza] = fechas;
  if (cabeza === undefined) return { commits: 0, desde: null };
  const inicio = mesesAntes(cabeza, mesesDeVentana);
  const dentro = fechas.filter((fecha) => fecha >= inicio).slice(0, maximoCommits);
  return { commits: dentro.length, desde: dentro.at(-1) ?? null };
}

function mesesAntes(seconds: number, meses: number): number {
  const fecha = new Date(seconds * 1000);
  return Math.floor(fecha.setUTCMonth(fecha.getUTCMonth() - meses) / 1000);
}

export const maximoPuntos = 24;

/** A first parent of the head, or the head; `fecha`: its committer date in milliseconds. */
export interface CommitDeRama {
  readonly commit: string;
  readonly fecha: number;
}

interface Eleccion {
  /** From the head to the oldest commit within reach. */
  readonly commits: readonly CommitDeRama[];
  readonly etiquetados: ReadonlySet<string>;
  readonly now: number;
  readonly maximo?: number;
}

/**
 * Commits that show how a branch changed, oldest first, with dates that never decrease: the head and the oldest, then
 * tagged commits, then those nearest to evenly spaced dates. Where fewer dates differ than commits are chosen, places
 * in the branch take the part of dates.
 */
export function elegirCommits({
  commits,
  etiquetados,
  now,
  maximo = maximoPuntos,
}: Eleccion): CommitDeRama[] {
  const ordenados = fechasCrecientes(commits.toReversed(), now);
  if (ordenados.length <= maximo) return ordenados;
  const ultimo = ordenados.length - 1;
  const elegidos = new Set([0, ultimo]);
  const conEtiqueta = ordenados.flatMap(({ commit }, i) =>
    !elegidos.has(i) && etiquetados.has(commit) ? [i] : [],
  );
  for (const i of repartidos(conEtiqueta, maximo - elegidos.size)) elegidos.add(i);
  const lugares = lugaresDe(ordenados, maximo);
  const [desde = 0] = lugares;
  const libres = maximo - elegidos.size;
  const paso = ((lugares[ultimo] ?? 0) - desde) / (libres + 1);
  for (let k = 1; k <= libres; k += 1) elegidos.add(masCercano(lugares, desde + k * paso, elegidos));
  return ordenados.filter((_, i) => elegidos.has(i));
}

/** Corrects dates so that no commit is older than its parent or newer than now: a committer's clock may be wrong. */
export function fechasCrecientes(antiguosPrimero: readonly CommitDeRama[], now: number): CommitDeRama[] {
  let anterior = -Infinity;
  return antiguosPrimero.map(({ commit, fecha }) => {
    anterior = Math.max(anterior, Math.min(fecha, now));
    return { commit, fecha: anterior };
  });
}

/** Evenly distributed elements of a list, with its first and last; all where there is room. */
function repartidos<T>(lista: readonly T[], cuantos: number): readonly T[] {
  if (lista.length <= cuantos) return lista;
  if (cuantos === 1) return lista.slice(-1);
  const paso = (lista.length - 1) / (cuantos - 1);
  return Array.from({ length: cuantos }, (_, k) => lista.slice(Math.round(k * paso))[0]).filter(
    (uno) => uno !== undefined,
  );
}

/** Position of each commit on the axis along which they are chosen: its date, or its place in the branch. */
function lugaresDe(ordenados: readonly CommitDeRama[], maximo: number): readonly number[] {
  const distintas = new Set(ordenados.map(({ fecha }) => fecha)).size;
  return ordenados.map(({ fecha }, i) => (distintas < maximo ? i : fecha));
}

/** Index of the nearest place that is not chosen; of two as near, the older. */
function masCercano(lugares: readonly number[], meta: number, elegidos: ReadonlySet<number>): number {
  let mejor = -1;
  let distancia = Infinity;
  for (const [i, lugar] of lugares.entries()) {
    const suya = Math.abs(lugar - meta);
    if (elegidos.has(i) || suya >= distancia) continue;
    mejor = i;
    distancia = suya;
  }
  return mejor;
}

import { usuarioNormal } from '../acceso/index.ts';

/** A row of a class list, by user name, by mail, or by both. */
export interface FilaDeLista {
  readonly usuario: string | null;
  readonly correo: string | null;
  readonly nombre: string;
  readonly grupo: string | null;
}

/** A person who joined: names as the provider gives them, `correo` only where it vouches for it. */
export interface PersonaUnida {
  readonly sub: string;
  readonly usuario: string | null;
  readonly correo: string | null;
}

/**
 * The person whom each row names, in the order of the rows: by user name, else by a mail that the provider vouches for. A person
 * has at most one row and a row at most one person; rows by user name come first.
 */
export function casarLista(
  filas: readonly Pick<FilaDeLista, 'usuario' | 'correo'>[],
  personas: readonly PersonaUnida[],
): readonly (string | null)[] {
  const libres = new Map(personas.map((una) => [una.sub, una]));
  const casadas = new Array<string | null>(filas.length).fill(null);
  for (const campo of ['usuario', 'correo'] as const) {
    const porTexto = new Map<string, string>();
    for (const una of libres.values()) {
      const texto = una[campo];
      if (texto !== null) porTexto.set(usuarioNormal(texto), una.sub);
    }
    filas.forEach((fila, i) => {
      const texto = fila[campo];
      const sub = texto === null ? undefined : porTexto.get(usuarioNormal(texto));
      if (sub === undefined || casadas[i] !== null || !libres.delete(sub)) return;
      casadas[i] = sub;
    });
  }
  return casadas;
}

/**
 * The rows of a file with what its columns leave out taken from the stored list: a file without a column changes nothing of it.
 * `guardadas` gives the stored row of each, known by user name, else by mail; null for a new one.
 */
export function completarLista<T extends FilaDeLista, G extends FilaDeLista>(
  filas: readonly T[],
  guardadas: readonly G[],
  columnas: readonly (keyof FilaDeLista)[],
): { readonly filas: readonly T[]; readonly guardadas: readonly (G | null)[] } {
  const conocidas = guardadas.map(({ usuario, correo }, i) => ({ sub: String(i), usuario, correo }));
  const suyas = casarLista(filas, conocidas).map((sub) =>
    sub === null ? null : (guardadas[Number(sub)] ?? null),
  );
  const completas = filas.map((fila, i) => {
    const suya = suyas[i];
    if (!suya) return fila;
    const { usuario, correo, nombre, grupo } = suya;
    const ausentes = Object.entries({ usuario, correo, nombre, grupo }).filter(
      ([campo]) => !columnas.some((una) => una === campo),
    );
    return { ...fila, ...Object.fromEntries(ausentes) };
  });
  return { filas: completas, guardadas: suyas };
}

/** Name of a person whose names were erased. */
export const personaEliminada = 'Persona eliminada';

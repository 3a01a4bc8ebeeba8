import type { LineaCriterio, Rubrica } from './linea.ts';

/**
 * Where a chosen level is in a later version of its line: the level with the same words, else the one of the same place if only words
 * changed; null where the level was taken away.
 */
export function nivelEn(antes: LineaCriterio, despues: LineaCriterio, nivel: number): number | null {
  const [suyas, nuevas] = [palabrasDe(antes), palabrasDe(despues)];
  const palabras = suyas[nivel];
  if (palabras === undefined) return null;
  if (nuevas[nivel] === palabras) return nivel;
  const iguales = nuevas.indexOf(palabras);
  if (iguales !== -1) return iguales;
  const reescrito = nuevas.length === suyas.length && !suyas.includes(nuevas[nivel] ?? '');
  return reescrito ? nivel : null;
}

const palabrasDe = ({ niveles }: LineaCriterio) => niveles.map(({ descripcion }) => descripcion);

type Niveles = Readonly<Record<string, number | null>>;

/** Chosen levels as a later rubric has them; null where they are to be chosen again. */
export function nivelesEn(antes: Rubrica, despues: Rubrica, niveles: Niveles): Niveles {
  const criterioDe = ({ lineas }: Rubrica, id: string) =>
    lineas.find((linea): linea is LineaCriterio => linea.id === id && linea.fuente === 'criterio');
  const trasladados = Object.entries(niveles).map(([id, nivel]) => {
    const [suya, nueva] = [criterioDe(antes, id), criterioDe(despues, id)];
    return [id, suya && nueva && nivel !== null ? nivelEn(suya, nueva, nivel) : nivel] as const;
  });
  return Object.fromEntries(trasladados);
}

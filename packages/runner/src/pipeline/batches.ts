import type { SourceFile } from '@mantenible/analyser';

const caracteresDe = (archivos: readonly SourceFile[]): number =>
  archivos.reduce((suma, { text }) => suma + text.length, 0);

/** Cuts files, in their order, into batches of about so many characters. */
export function enLotes<T extends SourceFile>(
  archivos: readonly T[],
  caracteres: number,
): readonly (readonly T[])[] {
  const lotes: T[][] = [];
  let suma = Infinity;
  for (const archivo of archivos) {
    if (suma >= caracteres) {
      lotes.push([]);
      suma = 0;
    }
    lotes.at(-1)?.push(archivo);
    suma += archivo.text.length;
  }
  return lotes;
}

interface LoteDeReglas {
  readonly archivos: readonly SourceFile[];
  readonly contexto: readonly SourceFile[];
}

/** Characters that a child can know about at once: then it holds somewhat less than half a gigabyte. */
const contextoMaximo = 1_200_000;

/**
 * Batches for rules, which one child looks at in turn: a single one that knows all files of its language; of the largest
 * projects several that know only themselves.
 */
export function lotesDeReglas(
  todos: readonly SourceFile[],
  pedidos: readonly SourceFile[],
): readonly LoteDeReglas[] {
  if (caracteresDe(todos) > contextoMaximo)
    return enLotes(pedidos, contextoMaximo).map((archivos) => ({ archivos, contexto: [] }));
  return pedidos.length === 0 ? [] : [{ archivos: pedidos, contexto: todos }];
}

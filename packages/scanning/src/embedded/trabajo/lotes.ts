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
/** Up to here memory is spent on time. */
const entreVarios = 700_000;
/** Below this a second child would cost more than it saves. */
const loteMinimo = 250_000;

/** How many children may look for findings at once: each knows the whole project, so in a large one only one. */
export const oyentesALaVez = (archivos: readonly SourceFile[], procesos: number): number =>
  caracteresDe(archivos) <= entreVarios ? procesos : 1;

/**
 * Batches for rules: as many as there may be children, each knowing all files of its language, so that what is found
 * does not depend on the cut; of the largest projects only those of its own batch.
 */
export function lotesDeReglas(
  todos: readonly SourceFile[],
  pedidos: readonly SourceFile[],
  procesos: number,
): readonly LoteDeReglas[] {
  const cabe = caracteresDe(todos) <= contextoMaximo;
  const parte = Math.max(loteMinimo, Math.ceil(caracteresDe(pedidos) / procesos));
  return enLotes(pedidos, cabe ? parte : contextoMaximo).map((archivos) => ({
    archivos,
    contexto: cabe ? todos : [],
  }));
}

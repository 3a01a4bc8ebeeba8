import {
  anteriorDe,
  delMismoAlcance,
  masRecientesPrimero,
  type Comparable,
} from '../../../lib/prueba-api/alcance.ts';

export interface Par<T> {
  readonly antes: T;
  readonly despues: T;
}

/**
 * The pair that a page compares: the requested tests where they exist. A missing side gets the test before the requested
 * one in its scope, or the newest other one of that scope; without any request the pair is the newest test that has an
 * earlier one, and that one. Null when no two tests have the same scope.
 */
export function elegirPar<T extends Comparable>(
  pruebas: readonly T[],
  pedido: { readonly antes: string | null; readonly despues: string | null },
): Par<T> | null {
  const antes = pruebas.find(({ _id }) => _id === pedido.antes);
  const despues = pruebas.find(({ _id }) => _id === pedido.despues);
  if (antes && despues) return { antes, despues };
  if (despues) return completarPar(pruebas, despues, (otra) => ({ antes: otra, despues }));
  if (antes) return completarPar(pruebas, antes, (otra) => ({ antes, despues: otra }));
  for (const una of masRecientesPrimero(pruebas)) {
    const previa = anteriorDe(pruebas, una);
    if (previa) return { antes: previa, despues: una };
  }
  return null;
}

function completarPar<T extends Comparable>(
  pruebas: readonly T[],
  una: T,
  unir: (otra: T) => Par<T>,
): Par<T> | null {
  const otra = anteriorDe(pruebas, una) ?? delMismoAlcance(pruebas, una)[0];
  return otra ? unir(otra) : null;
}

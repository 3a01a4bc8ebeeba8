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
 * The pair that a page compares: the requested tests where they exist. What is not requested is filled with the
 * neighbour of the same scope; without any request it is the newest test that has an earlier one. Null when no two
 * tests have the same scope.
 */
export function elegirPar<T extends Comparable>(
  pruebas: readonly T[],
  pedido: { readonly antes: string | null; readonly despues: string | null },
): Par<T> | null {
  const antes = pruebas.find(({ _id }) => _id === pedido.antes);
  const despues = pruebas.find(({ _id }) => _id === pedido.despues);
  if (antes && despues) return { antes, despues };
  if (despues) return conOtra(pruebas, despues, (otra) => ({ antes: otra, despues }));
  if (antes) return conOtra(pruebas, antes, (otra) => ({ antes, despues: otra }));
  for (const una of masRecientesPrimero(pruebas)) {
    const previa = anteriorDe(pruebas, una);
    if (previa) return { antes: previa, despues: una };
  }
  return null;
}

function conOtra<T extends Comparable>(
  pruebas: readonly T[],
  una: T,
  unir: (otra: T) => Par<T>,
): Par<T> | null {
  const otra = anteriorDe(pruebas, una) ?? delMismoAlcance(pruebas, una)[0];
  return otra ? unir(otra) : null;
}

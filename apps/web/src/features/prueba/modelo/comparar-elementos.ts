import type { Borrador } from '@mantenible/contracts/borrador';

import type { Ejecucion } from './alcance-ruta.ts';

const lista = new Intl.ListFormat('es-ES');

/**
 * The items of a draft and those chosen now, in words: '«M1» y «M2»'. An item chosen now that
 * neither the draft nor the catalogue has is 'otro elemento'.
 */
export function compararElementos(
  { elementoId, adicionales }: Pick<Ejecucion, 'elementoId' | 'adicionales'>,
  { plan }: Pick<Borrador, 'plan'>,
  nombres: ReadonlyMap<string, string>,
): { readonly delBorrador: string; readonly elegidos: string } {
  const delPlan = new Map(plan.filas.map(({ _id, nombre }) => [_id, nombre]));
  const elegidos = [...(elementoId === null ? [] : [elementoId]), ...adicionales].map(
    (id) => delPlan.get(id) ?? nombres.get(id),
  );
  return { delBorrador: enPalabras([...delPlan.values()]), elegidos: enPalabras(elegidos) };
}

function enPalabras(nombres: readonly (string | undefined)[]): string {
  return lista.format(nombres.map((nombre) => (nombre === undefined ? 'otro elemento' : `«${nombre}»`)));
}

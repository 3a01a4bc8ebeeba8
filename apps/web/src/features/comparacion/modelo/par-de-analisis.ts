import type { ParPedido } from './par-pedido.ts';

/**
 * The pair that a page compares: the requested analyses where they are kept; otherwise the newest one and the one before
 * it. Null when fewer than two are kept.
 * @param ids of the finished analyses, the newest first
 */
export function elegirParDeAnalisis(
  ids: readonly string[],
  pedido: { readonly antes: string | null; readonly despues: string | null },
): ParPedido | null {
  if (ids.length < 2) return null;
  const despues = conservado(ids, pedido.despues) ?? ids[0];
  const previo = despues === undefined ? undefined : (ids[ids.indexOf(despues) + 1] ?? ids[0]);
  const antes = conservado(ids, pedido.antes) ?? previo;
  return antes === undefined || despues === undefined ? null : { antes, despues };
}

function conservado(ids: readonly string[], id: string | null): string | null {
  return id !== null && ids.includes(id) ? id : null;
}

import type { Diferencia } from '../../../lib/diferencia/diferencia.ts';

/** Which side has the figure of a row without a difference: 'solo en la segunda', or 'sin datos' where none has it. */
export function palabraSinDatos(
  { antes, despues }: Pick<Diferencia, 'antes' | 'despues'>,
  lados: readonly [string, string],
): string {
  if (antes === null && despues === null) return 'sin datos';
  const lado = antes === null ? lados[1] : lados[0];
  const articulo = lado.endsWith('a') ? 'la' : 'el';
  return `solo en ${articulo} ${lado.toLowerCase()}`;
}

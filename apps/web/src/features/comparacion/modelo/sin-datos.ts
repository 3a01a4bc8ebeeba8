import type { Diferencia } from '../../../lib/diferencia/diferencia.ts';

/** Which side has the figure of a row without a difference: 'solo en la segunda', 'sin datos' where none has it, 'no se compara' where both have. */
export function palabraSinDatos(
  { antes, despues }: Pick<Diferencia, 'antes' | 'despues'>,
  lados: readonly [string, string],
): string {
  if (antes === null && despues === null) return 'sin datos';
  if (antes !== null && despues !== null) return 'no se compara';
  const lado = antes === null ? lados[1] : lados[0];
  const articulo = lado.endsWith('a') ? 'la' : 'el';
  return `solo en ${articulo} ${lado.toLowerCase()}`;
}

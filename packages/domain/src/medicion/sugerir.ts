import type { MedidaPauta } from './medida.ts';

/**
 * Index of the level that a figure corresponds to: the one of the highest value whose bound the figure meets, the first
 * one of that value; null when it meets none (requisito: level-bounds).
 */
export function nivelSugerido(
  { sentido, cotas }: Pick<MedidaPauta, 'sentido' | 'cotas'>,
  niveles: readonly { readonly valor: number }[],
  cifra: number,
): number | null {
  return niveles.reduce<number | null>((mejor, { valor }, i) => {
    if (!cumple(sentido, cotas[i] ?? null, cifra)) return mejor;
    return mejor === null || valor > (niveles[mejor]?.valor ?? 0) ? i : mejor;
  }, null);
}

function cumple(sentido: MedidaPauta['sentido'], cota: number | null, cifra: number): boolean {
  if (cota === null) return false;
  return sentido === 'menor' ? cifra <= cota : cifra >= cota;
}

import { aislar } from '../../../ui/aislar.ts';

/**
 * Names of a test's items, shortened to the first ones: 'A, B y 4 más'. Each is isolated, so that its writing
 * direction does not affect the others.
 */
export function resumenElementos(elementos: readonly string[], maximo = 3): string {
  const nombres = elementos.slice(0, maximo).map(aislar);
  if (elementos.length <= maximo) return new Intl.ListFormat('es-ES').format(nombres);
  return `${nombres.join(', ')} y ${elementos.length - maximo} más`;
}

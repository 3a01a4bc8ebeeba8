import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { aislar } from '../../../ui/aislar.ts';

/** The item of a repeatable test; null for a test of all items. */
export function elementoRepetido(
  prueba: Pick<Prueba, 'subcaracteristicaId' | 'metricaId'>,
): { readonly elemento: 'subcaracteristica' | 'metrica'; readonly id: string } | null {
  if (prueba.subcaracteristicaId !== undefined)
    return { elemento: 'subcaracteristica', id: prueba.subcaracteristicaId };
  return prueba.metricaId === undefined ? null : { elemento: 'metrica', id: prueba.metricaId };
}

/**
 * Names of a test's items, shortened to the first ones: 'A, B y 4 más'. Each is isolated, so that its writing
 * direction does not affect the others.
 */
export function resumenElementos(elementos: readonly string[], maximo = 3): string {
  const nombres = elementos.slice(0, maximo).map(aislar);
  if (elementos.length <= maximo) return new Intl.ListFormat('es-ES').format(nombres);
  return `${nombres.join(', ')} y ${elementos.length - maximo} más`;
}

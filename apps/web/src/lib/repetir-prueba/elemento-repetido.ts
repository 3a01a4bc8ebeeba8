import type { Prueba } from '../prueba-api/alcance.ts';

/** The item of a repeatable test; null for a test of all items. */
export function elementoRepetido(
  prueba: Pick<Prueba, 'subcaracteristicaId' | 'metricaId'>,
): { readonly elemento: 'subcaracteristica' | 'metrica'; readonly id: string } | null {
  if (prueba.subcaracteristicaId !== undefined)
    return { elemento: 'subcaracteristica', id: prueba.subcaracteristicaId };
  return prueba.metricaId === undefined ? null : { elemento: 'metrica', id: prueba.metricaId };
}

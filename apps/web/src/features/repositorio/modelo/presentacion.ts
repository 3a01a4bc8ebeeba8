import type { respuestaPrueba } from '@mantenible/contracts/respuesta';
import type { TipoPrueba } from '@mantenible/domain/respuesta';
import type * as z from 'zod/mini';

import { aislar } from '../../../ui/aislar.ts';

export type Prueba = z.infer<typeof respuestaPrueba>;

const etiquetas: Readonly<Record<TipoPrueba, string>> = {
  allSubcaracteristicas: 'Todas las subcaracterísticas',
  singleSubcaracteristica: 'Una subcaracterística',
  allMetricas: 'Todas las métricas',
  singleMetrica: 'Una métrica',
};

/** Kind of a test in words. */
export function etiquetaTipo(tipo: TipoPrueba): string {
  return etiquetas[tipo];
}

/** The newest first. */
export function masRecientesPrimero<T extends Pick<Prueba, 'creado'>>(pruebas: readonly T[]): readonly T[] {
  return pruebas.toSorted((a, b) => Date.parse(b.creado) - Date.parse(a.creado));
}

/** What a repeat needs to know of the test it repeats; null when it is not of a single item. */
export function elementoRepetido(
  prueba: Pick<Prueba, 'subcaracteristicaId' | 'metricaId'>,
): { readonly elemento: 'subcaracteristica' | 'metrica'; readonly id: string } | null {
  if (prueba.subcaracteristicaId !== undefined)
    return { elemento: 'subcaracteristica', id: prueba.subcaracteristicaId };
  return prueba.metricaId === undefined ? null : { elemento: 'metrica', id: prueba.metricaId };
}

/** Names of a test's items, shortened to the first ones: 'A, B y 4 más'. None changes how the others read. */
export function resumenElementos(elementos: readonly string[], maximo = 3): string {
  const nombres = elementos.slice(0, maximo).map(aislar);
  if (elementos.length <= maximo) return new Intl.ListFormat('es-ES').format(nombres);
  return `${nombres.join(', ')} y ${elementos.length - maximo} más`;
}

import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { masRecientesPrimero } from '../../../lib/prueba-api/alcance.ts';
import { elementoRepetido } from '../../../lib/repetir-prueba/elemento-repetido.ts';

/** The tests of one item. */
export interface Respondida {
  /** Number of the last attempt. */
  readonly intento: number;
  readonly ultima: Prueba;
  /** The test that can be repeated; null after the last attempt. */
  readonly repetible: Prueba | null;
}

/** The items that have a test, by id. */
export function respondidas(pruebas: readonly Prueba[]): ReadonlyMap<string, Respondida> {
  const porElemento = Map.groupBy(masRecientesPrimero(pruebas), (prueba) => elementoRepetido(prueba)?.id);
  return new Map(
    [...porElemento].flatMap(([id, suyas]) => {
      const [ultima] = suyas;
      if (id === undefined || ultima === undefined) return [];
      const intento = Math.max(...suyas.map(({ intentos = 1 }) => intentos));
      return [
        [id, { intento, ultima, repetible: suyas.find(({ repetible }) => repetible) ?? null }] as const,
      ];
    }),
  );
}

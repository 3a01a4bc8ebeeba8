import type { pruebaResumida } from '@mantenible/contracts/respuesta';
import type * as z from 'zod/mini';

export type Prueba = z.infer<typeof pruebaResumida>;
/** Fields of a saved test that decide its comparability. */
export type Comparable = Pick<Prueba, '_id' | 'tipo' | 'subcaracteristicaId' | 'metricaId' | 'creado'>;

/** Key of a test's scope: equal for tests of the same kind and, for single items, of the same item. */
export function alcance({ tipo, subcaracteristicaId, metricaId }: Comparable): string {
  return [tipo, subcaracteristicaId ?? metricaId ?? ''].join(' ');
}

/** The newest first. */
export function masRecientesPrimero<T extends Pick<Prueba, 'creado'>>(pruebas: readonly T[]): readonly T[] {
  return pruebas.toSorted((a, b) => Date.parse(b.creado) - Date.parse(a.creado));
}

/** The other tests with the scope of `una`, the newest first. */
export function delMismoAlcance<T extends Comparable>(pruebas: readonly T[], una: T): readonly T[] {
  return masRecientesPrimero(pruebas).filter(
    (otra) => otra._id !== una._id && alcance(otra) === alcance(una),
  );
}

/** The newest test before `una` that has its scope; null when it is the first one. */
export function anteriorDe<T extends Comparable>(pruebas: readonly T[], una: T): T | null {
  const previas = delMismoAlcance(pruebas, una).filter(
    ({ creado }) => Date.parse(creado) < Date.parse(una.creado),
  );
  return previas[0] ?? null;
}

import type { Medida } from '../escaneo/index.ts';
import type { MedidasProyecto } from './claves-medida.ts';

/** Measures of an example project, for which the tests of the static calculation list the expected results. */
export const casoDeComprobacion = {
  ncloc: 1000,
  complexity: 180,
  duplicated_lines: 40,
  lines_to_cover: 450,
  code_smells: 20,
  cognitive_complexity: 90,
  comment_lines_density: 12,
} satisfies MedidasProyecto;

/** The measures of the example project without some of them. */
export function casoSin(...claves: readonly (keyof MedidasProyecto)[]): MedidasProyecto {
  return Object.fromEntries(
    Object.entries(casoDeComprobacion).filter(([clave]) => !claves.some((una) => una === clave)),
  );
}

/** Measures as the service writes them. */
export function comoTexto(medidas: Readonly<Record<string, number | string>>): readonly Medida[] {
  return Object.entries(medidas).map(([metric, value]) => ({ metric, value: `${value}` }));
}

import { calcularMetricas, leerMedidas } from '../calculo-estatico/index.ts';
import { redondear } from '../criterio/index.ts';
import { lineasPorArchivo, type NombreMedida } from './medida.ts';

/** Figure of each measure that an analysis gave; a missing one is absent. */
export type Cifras = Readonly<Partial<Record<NombreMedida, number>>>;

/**
 * Figures of an analysis by measure, as they are shown and compared with bounds: rounded half up to two decimals, so that
 * figure and level never disagree on screen.
 * @param medidas its measures under SonarQube's keys; `files` counts the files of code
 */
export function cifrasDe(medidas: Readonly<Record<string, number>>): Cifras {
  const escritas = Object.entries(medidas).map(([metric, value]) => ({ metric, value: String(value) }));
  const leidas = leerMedidas(escritas);
  const porcentajes = calcularMetricas(leidas).flatMap(({ nombre, porcentaje }) =>
    porcentaje === null ? [] : [[nombre, redondearCifra(porcentaje)] as const],
  );
  const { files = 0, ncloc = 0 } = medidas;
  const tamano = files > 0 && ncloc > 0 ? [[lineasPorArchivo, redondearCifra(ncloc / files)] as const] : [];
  return Object.fromEntries([...porcentajes, ...tamano]);
}

/** Rounds a figure; one above 0 never becomes 0: one finding in a million lines is not none. */
function redondearCifra(cifra: number): number {
  return cifra > 0 ? Math.max(0.01, redondear(cifra)) : 0;
}

import { calcularMetricas, leerMedidas } from '../calculo-estatico/index.ts';
import { redondear } from '../criterio/index.ts';
import { lineasPorArchivo, type NombreMedida } from './medida.ts';

/** Figures of an analysis by the name of their measure; measures without a figure are absent. */
export type Cifras = Readonly<Partial<Record<NombreMedida, number>>>;

/**
 * Figures of an analysis as they are shown and compared with bounds: rounded half up to two decimals, and at least 0.01
 * if above 0. A level follows from the rounded figure, so that both agree on screen.
 * @param medidas its measures under SonarQube's keys; `files` also counts files of code that cannot be parsed
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

/** Rounds a figure; one above 0 becomes at least 0.01, because 0 means that there are no findings. */
function redondearCifra(cifra: number): number {
  return cifra > 0 ? Math.max(0.01, redondear(cifra)) : 0;
}

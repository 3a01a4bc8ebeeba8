import { redondear } from '../criterio/index.ts';
import { clavesMedida, type ClaveMedida, type MedidasProyecto } from './claves-medida.ts';
import { calcularMetricas, type MetricaCalidad } from './metricas.ts';
import { hayLineas } from './porcentaje-ncloc.ts';
import {
  calcularSubcaracteristicas,
  mediaCompleta,
  type SubcaracteristicaCalidad,
} from './subcaracteristicas.ts';

/** Result of a static analysis, computed once for screen and exports. */
export interface CalculoEstatico {
  /** Lines of code; null when the service gives none. With null or 0 nothing is computed. */
  readonly ncloc: number | null;
  readonly metricas: readonly MetricaCalidad[];
  readonly subcaracteristicas: readonly SubcaracteristicaCalidad[];
  /** Degree of maintainability in percent with two decimals; null when a sub-characteristic is missing. */
  readonly grado: number | null;
  /** Measures of the model that the service does not give. */
  readonly sinMedida: readonly ClaveMedida[];
}

/**
 * Metrics, sub-characteristics and degree of a project: the degree is the mean of 100 minus each of the
 * five, rounded half up only at the end (requisito: five-subcharacteristics).
 */
export function calcularEstatico(medidas: MedidasProyecto): CalculoEstatico {
  const metricas = calcularMetricas(medidas);
  const subcaracteristicas = calcularSubcaracteristicas(metricas, !hayLineas(medidas.ncloc));
  const carga = mediaCompleta(subcaracteristicas.map(({ porcentaje }) => porcentaje));
  return {
    ncloc: medidas.ncloc ?? null,
    metricas,
    subcaracteristicas,
    grado: carga === null ? null : redondear(100 - carga),
    sinMedida: clavesMedida.filter((clave) => medidas[clave] === undefined),
  };
}

export function gradoExacto({
  subcaracteristicas,
}: Pick<CalculoEstatico, 'subcaracteristicas'>): number | null {
  const cargas = subcaracteristicas.map(({ porcentaje }) => porcentaje).filter((una) => una !== null);
  if (cargas.length < subcaracteristicas.length) return null;
  return 100 - cargas.reduce((suma, carga) => suma + carga, 0) / cargas.length;
}

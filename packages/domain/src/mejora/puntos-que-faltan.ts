import type { CalculoEstatico, MetricaCalidad } from '../calculo-estatico/index.ts';
import { medidasConPropuestas } from './ganancia-estatica.ts';

type MedidaDeMetrica = MetricaCalidad['medida'];

/** What one measure takes from the degree. */
export interface ParteQueFalta {
  readonly medida: MedidaDeMetrica;
  /** Points of the degree with two decimals; all parts add up to the total. */
  readonly puntos: number;
  /** Whole percent of the total; all parts add up to 100. */
  readonly proporcion: number;
  /** False for a measure that no proposal of the improvement plan changes. */
  readonly conPropuestas: boolean;
}

export interface PuntosQueFaltan {
  /** 100 minus the degree, as both are shown. */
  readonly total: number;
  /** The largest first. */
  readonly partes: readonly ParteQueFalta[];
  /** Sum of the parts without proposals. */
  readonly sinPropuestas: Pick<ParteQueFalta, 'puntos' | 'proporcion'>;
}

/** Splits the points between the degree and 100 by measure; null without a degree, and at 100. */
export function puntosQueFaltan(
  calculo: Pick<CalculoEstatico, 'grado' | 'metricas' | 'subcaracteristicas'>,
): PuntosQueFaltan | null {
  if (calculo.grado === null) return null;
  const centesimas = Math.round((100 - calculo.grado) * 100);
  if (centesimas === 0) return null;
  const cargas = [...cargaPorMedida(calculo)].toSorted(([, una], [, otra]) => otra - una);
  const pesos = cargas.map(([, carga]) => carga);
  const [puntos, proporciones] = [repartir(centesimas, pesos), repartir(100, pesos)];
  const partes = cargas.map(([medida], i) => ({
    medida,
    puntos: (puntos[i] ?? 0) / 100,
    proporcion: proporciones[i] ?? 0,
    conPropuestas: medidasConPropuestas.some((una) => una === medida),
  }));
  const sin = partes.filter(({ conPropuestas }) => !conPropuestas);
  return {
    total: centesimas / 100,
    partes,
    sinPropuestas: {
      puntos: sin.reduce((suma, parte) => suma + Math.round(parte.puntos * 100), 0) / 100,
      proporcion: sin.reduce((suma, parte) => suma + parte.proporcion, 0),
    },
  };
}

/** Unrounded points of each measure: a metric weighs 1 / metrics in each of its sub-characteristics, and these equally. */
function cargaPorMedida({
  metricas,
  subcaracteristicas,
}: Pick<CalculoEstatico, 'metricas' | 'subcaracteristicas'>): ReadonlyMap<MedidaDeMetrica, number> {
  const cargas = new Map<MedidaDeMetrica, number>();
  for (const { nombre, medida, porcentaje } of metricas)
    for (const { metricas: suyas } of subcaracteristicas)
      if (suyas.includes(nombre)) {
        const carga = (porcentaje ?? 0) / (suyas.length * subcaracteristicas.length);
        cargas.set(medida, (cargas.get(medida) ?? 0) + carga);
      }
  return cargas;
}

/** Whole shares of `total` in proportion to the weights (largest remainder): they add up to `total`. */
function repartir(total: number, pesos: readonly number[]): readonly number[] {
  const suma = pesos.reduce((hasta, peso) => hasta + peso, 0);
  const exactas = pesos.map((peso) => (peso * total) / suma);
  const enteras = exactas.map((una) => Math.floor(una));
  const restan = total - enteras.reduce((hasta, una) => hasta + una, 0);
  const suben = new Set(
    exactas
      .map((una, i) => ({ i, resto: una - Math.floor(una) }))
      .toSorted((una, otra) => otra.resto - una.resto)
      .slice(0, restan)
      .map(({ i }) => i),
  );
  return enteras.map((una, i) => (suben.has(i) ? una + 1 : una));
}

import {
  calcularEstatico,
  tarjetasDefecto,
  type CalculoEstatico,
  type ClaveMedida,
  type MedidasProyecto,
  type NombreMetrica,
  type NombreSubcaracteristica,
  type TarjetaDefecto,
} from '../calculo-estatico/index.ts';
import type { PropiedadCalidad } from '../criterio/index.ts';
import { diferenciaDe, type Diferencia } from './diferencia.ts';

export interface MetricaComparada {
  readonly nombre: NombreMetrica;
  readonly medida: ClaveMedida;
  /** Percent within 0..100. */
  readonly porcentaje: Diferencia;
  /** The same before it was clamped. */
  readonly bruto: Diferencia;
  /** Whether either of the two was clamped. */
  readonly acotada: boolean;
}

export interface DefectoComparado extends Pick<
  TarjetaDefecto,
  'propiedad' | 'medida' | 'umbral' | 'condicion'
> {
  readonly comparado: Diferencia;
  readonly veredictos: Readonly<Record<'antes' | 'despues', TarjetaDefecto['veredicto']>>;
}

export interface CifrasComparadas {
  readonly grado: Diferencia;
  readonly ncloc: Diferencia;
  readonly metricas: readonly MetricaComparada[];
  readonly subcaracteristicas: readonly {
    readonly nombre: NombreSubcaracteristica;
    readonly porcentaje: Diferencia;
  }[];
  readonly defectos: readonly DefectoComparado[];
}

/** Degree, metrics, sub-characteristics and verdicts of two analyses; both by today's thresholds. */
export function compararCifras(
  antes: MedidasProyecto,
  despues: MedidasProyecto,
  propiedades: readonly PropiedadCalidad[],
): CifrasComparadas {
  const [uno, otro] = [calcularEstatico(antes), calcularEstatico(despues)];
  return {
    grado: diferenciaDe(uno.grado, otro.grado),
    ncloc: diferenciaDe(uno.ncloc, otro.ncloc),
    metricas: compararMetricas(uno, otro),
    subcaracteristicas: otro.subcaracteristicas.map(({ nombre, porcentaje }, i) => ({
      nombre,
      porcentaje: diferenciaDe(uno.subcaracteristicas[i]?.porcentaje ?? null, porcentaje),
    })),
    defectos: compararDefectos(tarjetasDefecto(antes, propiedades), tarjetasDefecto(despues, propiedades)),
  };
}

function compararMetricas(uno: CalculoEstatico, otro: CalculoEstatico): readonly MetricaComparada[] {
  return otro.metricas.map(({ nombre, medida, porcentaje, bruto, acotada }, i) => {
    const previa = uno.metricas[i];
    return {
      nombre,
      medida,
      porcentaje: diferenciaDe(previa?.porcentaje ?? null, porcentaje),
      bruto: diferenciaDe(previa?.bruto ?? null, bruto),
      acotada: acotada || previa?.acotada === true,
    };
  });
}

function compararDefectos(
  unas: readonly TarjetaDefecto[],
  otras: readonly TarjetaDefecto[],
): readonly DefectoComparado[] {
  return otras.map(({ propiedad, medida, umbral, condicion, comparado, veredicto }, i) => ({
    propiedad,
    medida,
    umbral,
    condicion,
    comparado: diferenciaDe(unas[i]?.comparado ?? null, comparado),
    veredictos: { antes: unas[i]?.veredicto ?? null, despues: veredicto },
  }));
}

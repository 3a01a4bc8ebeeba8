import {
  calcularEstatico,
  tarjetasDefecto,
  type ClaveMedida,
  type MedidasProyecto,
  type NombreMetrica,
  type NombreSubcaracteristica,
  type TarjetaDefecto,
} from '../calculo-estatico/index.ts';
import type { PropiedadCalidad } from '../criterio/index.ts';
import type { CambioEntreAnalisis } from './cambios.ts';
import { diferenciaDe, type Diferencia } from './diferencia.ts';
import { palabraDe, soloElCodigo, type PalabraDelGrado } from './partes-del-grado.ts';

export interface MetricaComparada {
  readonly nombre: NombreMetrica;
  readonly medida: ClaveMedida;
  /** Percent within 0..100. */
  readonly porcentaje: Diferencia;
  /** The same before it was clamped. */
  readonly bruto: Diferencia;
  readonly acotada: boolean;
  /** As for the degree; null without a difference, and where more than the code differs. */
  readonly palabra: PalabraDelGrado | null;
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
    readonly palabra: PalabraDelGrado | null;
  }[];
  readonly defectos: readonly DefectoComparado[];
}

/**
 * Degree, metrics, sub-characteristics and verdicts of two analyses; both by today's thresholds.
 * @param cambios what differs between both besides the code
 */
export function compararCifras(
  [antes, despues]: readonly [MedidasProyecto, MedidasProyecto],
  propiedades: readonly PropiedadCalidad[],
  cambios: readonly CambioEntreAnalisis[],
): CifrasComparadas {
  const uno = calcularEstatico(antes);
  const otro = calcularEstatico(despues);
  const medio = calcularEstatico(soloElCodigo(antes, despues));
  return {
    grado: diferenciaDe(uno.grado, otro.grado),
    ncloc: diferenciaDe(uno.ncloc, otro.ncloc),
    metricas: otro.metricas.map(({ nombre, medida, porcentaje, bruto, acotada }, i) => {
      const [previa, soloCodigo] = [uno.metricas[i], medio.metricas[i]];
      return {
        nombre,
        medida,
        ...compararCarga(previa?.porcentaje, soloCodigo?.porcentaje, porcentaje, cambios),
        bruto: diferenciaDe(previa?.bruto ?? null, bruto),
        acotada: acotada || previa?.acotada === true,
      };
    }),
    subcaracteristicas: otro.subcaracteristicas.map(({ nombre, porcentaje }, i) => {
      const [previa, soloCodigo] = [uno.subcaracteristicas[i], medio.subcaracteristicas[i]];
      return { nombre, ...compararCarga(previa?.porcentaje, soloCodigo?.porcentaje, porcentaje, cambios) };
    }),
    defectos: compararDefectos(tarjetasDefecto(antes, propiedades), tarjetasDefecto(despues, propiedades)),
  };
}

/** Compares a figure that is better lower; `soloCodigo` is its value where only the code changed. */
function compararCarga(
  antes: number | null | undefined,
  soloCodigo: number | null | undefined,
  despues: number | null,
  cambios: readonly CambioEntreAnalisis[],
) {
  const porcentaje = diferenciaDe(antes ?? null, despues);
  const delCodigo = diferenciaDe(antes ?? null, soloCodigo ?? null).diferencia ?? 0;
  return { porcentaje, palabra: palabraDe(porcentaje.diferencia, delCodigo, cambios, 'baja') };
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

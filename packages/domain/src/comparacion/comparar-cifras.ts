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
import { seComparan, type CambioEntreAnalisis } from './cambios.ts';
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
 * Degree, metrics, sub-characteristics and verdicts of two analyses; both by today's thresholds. With two scopes the figures
 * stand without a difference.
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
    grado: diferencia(uno.grado, otro.grado, cambios),
    ncloc: diferencia(uno.ncloc, otro.ncloc, cambios),
    metricas: otro.metricas.map(({ nombre, medida, porcentaje, bruto, acotada }, i) => {
      const [previa, soloCodigo] = [uno.metricas[i], medio.metricas[i]];
      return {
        nombre,
        medida,
        ...compararCarga(previa?.porcentaje, soloCodigo?.porcentaje, porcentaje, cambios),
        bruto: diferencia(previa?.bruto ?? null, bruto, cambios),
        acotada: acotada || previa?.acotada === true,
      };
    }),
    subcaracteristicas: otro.subcaracteristicas.map(({ nombre, porcentaje }, i) => {
      const [previa, soloCodigo] = [uno.subcaracteristicas[i], medio.subcaracteristicas[i]];
      return { nombre, ...compararCarga(previa?.porcentaje, soloCodigo?.porcentaje, porcentaje, cambios) };
    }),
    defectos: compararDefectos(
      tarjetasDefecto(antes, propiedades),
      tarjetasDefecto(despues, propiedades),
      cambios,
    ),
  };
}

function diferencia(
  antes: number | null,
  despues: number | null,
  cambios: readonly CambioEntreAnalisis[],
): Diferencia {
  const ambas = diferenciaDe(antes, despues);
  return seComparan(cambios) ? ambas : { ...ambas, diferencia: null };
}

/** Compares a figure that is better lower; `soloCodigo` is its value where only the code changed. */
function compararCarga(
  antes: number | null | undefined,
  soloCodigo: number | null | undefined,
  despues: number | null,
  cambios: readonly CambioEntreAnalisis[],
) {
  const porcentaje = diferencia(antes ?? null, despues, cambios);
  const delCodigo = diferenciaDe(antes ?? null, soloCodigo ?? null).diferencia ?? 0;
  return { porcentaje, palabra: palabraDe(porcentaje.diferencia, delCodigo, cambios, 'baja') };
}

function compararDefectos(
  unas: readonly TarjetaDefecto[],
  otras: readonly TarjetaDefecto[],
  cambios: readonly CambioEntreAnalisis[],
): readonly DefectoComparado[] {
  return otras.map(({ propiedad, medida, umbral, condicion, comparado, veredicto }, i) => ({
    propiedad,
    medida,
    umbral,
    condicion,
    comparado: diferencia(unas[i]?.comparado ?? null, comparado, cambios),
    veredictos: { antes: unas[i]?.veredicto ?? null, despues: veredicto },
  }));
}

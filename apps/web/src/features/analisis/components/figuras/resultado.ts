import {
  calcularEstatico,
  leerMedidas,
  type CalculoEstatico,
  type MedidasProyecto,
} from '@mantenible/domain/calculo-estatico';
import type { Medida } from '@mantenible/domain/escaneo';

/** Numbers of an analysis: its measures, and what follows from them. */
export interface Resultado {
  readonly medidas: MedidasProyecto;
  readonly calculo: CalculoEstatico;
  /** Date of the analysis, ISO 8601. */
  readonly fecha: string;
  /** True with lines to cover of which none is covered: no report was sent, or no test runs any of them. */
  readonly sinCobertura: boolean;
}

/** Computes the figures from the service's measures. */
export function armarResultado(leidas: readonly Medida[], fecha: string): Resultado {
  const medidas = leerMedidas(leidas);
  const cobertura = leidas.find(({ metric }) => metric === 'coverage')?.value;
  return {
    medidas,
    calculo: calcularEstatico(medidas),
    fecha,
    sinCobertura: (medidas.lines_to_cover ?? 0) > 0 && cobertura !== undefined && Number(cobertura) === 0,
  };
}

/** Whether the analysis found code: everything is computed on its lines. */
export const hayLineas = ({ calculo: { ncloc } }: Resultado): boolean => ncloc !== null && ncloc > 0;

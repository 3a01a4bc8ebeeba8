import {
  calcularEstatico,
  leerMedidas,
  type CalculoEstatico,
  type MedidasProyecto,
} from '@mantenible/domain/calculo-estatico';
import type { Medida } from '@mantenible/domain/escaneo';

/** What the screen shows of an analysis: every figure is the domain's. */
export interface Resultado {
  readonly medidas: MedidasProyecto;
  readonly calculo: CalculoEstatico;
  /** When the analysis was made, ISO 8601. */
  readonly fecha: string;
  /** There are lines to cover and not one is covered: no coverage report came, or no test runs any of them. */
  readonly sinCobertura: boolean;
}

/** An analysis from the service's measures. */
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

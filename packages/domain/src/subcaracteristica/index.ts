import type { Metrica, MetricaCompleta } from '../metrica/index.ts';

export interface Subcaracteristica {
  readonly _id: string;
  readonly nombre: string;
  readonly metricas: readonly Metrica[];
}

export interface SubcaracteristicaCompleta {
  readonly _id: string;
  readonly nombre: string;
  readonly metricas: readonly MetricaCompleta[];
}

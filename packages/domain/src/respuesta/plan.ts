import type { MedidaPauta } from '../medicion/index.ts';
import type { NivelCumplimiento } from '../pauta/index.ts';
import type { TipoPrueba } from './tipo-prueba.ts';

/** A question of a test, frozen with the words it is asked in. One guideline is asked once per list. */
export interface PreguntaPlan {
  readonly pautaId: string;
  readonly listaVerificacion: string;
  readonly listaNombre: string;
  readonly descripcion: string;
  readonly pregunta: string;
  readonly nivelesCumplimiento: readonly NivelCumplimiento[];
  /** Absent where it is not tied, so that question sets from before ties keep their fingerprint. */
  readonly medida?: MedidaPauta | undefined;
}

export interface MetricaPlan {
  readonly _id: string;
  readonly nombre: string;
  readonly listaVerificacion: string;
}

/** A row of the report: a sub-characteristic with its metrics, or a metric with itself alone. */
export interface FilaPlan {
  readonly _id: string;
  readonly nombre: string;
  readonly metricas: readonly MetricaPlan[];
}

export interface ElementoOmitido {
  readonly elemento: 'subcaracteristica' | 'metrica';
  readonly nombre: string;
  readonly motivo: string;
}

/** The question set of a scope: structure, questions and what was left out. Stored whole with a saved test. */
export interface PlanPrueba {
  readonly tipo: TipoPrueba;
  readonly filas: readonly FilaPlan[];
  readonly preguntas: readonly PreguntaPlan[];
  readonly omitidos: readonly ElementoOmitido[];
}

/** Identity of a question within a test: the same guideline in two lists is two questions. */
export function clavePregunta(pregunta: Pick<PreguntaPlan, 'pautaId' | 'listaVerificacion'>): string {
  return `${pregunta.listaVerificacion}:${pregunta.pautaId}`;
}

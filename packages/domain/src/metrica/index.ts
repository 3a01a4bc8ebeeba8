import type { ListaVerificacion } from '../lista-verificacion/index.ts';

/** Name of a metric's verification list when it is unknown (requisito: unknown-list). */
export const listaDesconocida = 'Desconocido';

export interface Metrica {
  readonly _id: string;
  readonly nombre: string;
  /** The list's id, or null when it was deleted. */
  readonly listaVerificacion: string | null;
}

export interface MetricaCompleta {
  readonly _id: string;
  readonly nombre: string;
  readonly listaVerificacion: ListaVerificacion | null;
}

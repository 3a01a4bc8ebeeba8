import type { Evidencia } from '../evidencia/index.ts';
import type { Medicion } from '../medicion/index.ts';
import type { PlanPrueba } from './plan.ts';
import type { TipoPrueba } from './tipo-prueba.ts';

/** One answer: `valor` is a level's value or null; `nivel` is that level's index, for levels of equal value. */
export interface RespuestaPregunta {
  readonly pautaId: string;
  readonly listaVerificacion: string;
  readonly valor: number | null;
  readonly nivel: number | null;
  readonly comentario: string;
  /** Absent or empty for none. */
  readonly evidencias?: readonly Evidencia[] | undefined;
  /** What the screen showed beside the tied question when the test was saved; absent in drafts and where it showed nothing. */
  readonly medicion?: Medicion | undefined;
}

/** A saved test: frozen with the texts and structure of its run. */
export interface RespuestaPrueba {
  readonly _id: string;
  readonly proyectoId: string;
  readonly nombre: string;
  readonly tipo: TipoPrueba;
  readonly elementoId: string | null;
  readonly intentos: number | null;
  /** ISO 8601, UTC. */
  readonly creado: string;
  readonly plan: PlanPrueba;
  readonly respuestas: readonly RespuestaPregunta[];
}

/** The field `evidencias` of an answer, to spread into another answer; no field where there is no evidence. */
export function conEvidencias(
  dada: Pick<RespuestaPregunta, 'evidencias'> | undefined,
): Pick<RespuestaPregunta, 'evidencias'> {
  const evidencias = dada?.evidencias ?? [];
  return evidencias.length === 0 ? {} : { evidencias };
}

import type { PlanPrueba } from './plan.ts';
import type { TipoPrueba } from './tipo-prueba.ts';

/** One answer: `valor` is a level's value or null; `nivel` is that level's index, for levels of equal value. */
export interface RespuestaPregunta {
  readonly pautaId: string;
  readonly listaVerificacion: string;
  readonly valor: number | null;
  readonly nivel: number | null;
  readonly comentario: string;
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

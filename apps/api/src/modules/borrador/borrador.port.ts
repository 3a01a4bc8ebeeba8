import type { BorradorRespuesta } from '@mantenible/domain/borrador';
import type { Alcance, CambioPrevio, PlanPrueba, RespuestaPregunta } from '@mantenible/domain/respuesta';

import type { Lugar } from '../respuesta/respuesta.port.ts';

/** A text that a page changes; `version` grows by one with each change. */
export interface Titulo {
  readonly texto: string;
  readonly version: number;
}

/** A draft as stored, without its answers. */
export interface BorradorGuardado extends Alcance {
  readonly _id: string;
  readonly titulo: Titulo;
  readonly plan: PlanPrueba;
  readonly cambios: readonly CambioPrevio[];
}

export interface BorradorConRespuestas extends BorradorGuardado {
  readonly respuestas: readonly BorradorRespuesta[];
}

export interface BorradorListado extends Omit<BorradorGuardado, 'cambios'> {
  readonly respuestas: readonly Pick<RespuestaPregunta, 'pautaId' | 'listaVerificacion' | 'nivel'>[];
  readonly actualizado: string;
}

/** What decides on a draft, read at once. */
export interface ContextoBorrador {
  readonly propietario: string;
  readonly proyectoNombre: string;
  /** Attempts already saved for the project and item. */
  readonly hechos: readonly number[];
  readonly borrador: (BorradorGuardado & { readonly intacto: boolean }) | null;
}

/** A draft to be stored, with its first answers. */
export interface BorradorNuevo {
  readonly borrador: BorradorGuardado;
  readonly respuestas: readonly BorradorRespuesta[];
}

/** Unfinished tests of one person each. */
export interface BorradorRepository {
  /** Null when the project does not exist. */
  contexto(lugar: Lugar): Promise<ContextoBorrador | null>;
  /** Stores a new draft with its first answers; false when there is one already. */
  crear(lugar: Lugar, nuevo: BorradorNuevo, ahora: Date): Promise<boolean>;
  /**
   * Puts what `hacer` makes of the draft `id` in its place, in one transaction; false, and nothing is written, when
   * that draft is gone or `hacer` answers null.
   */
  reemplazar(
    lugar: Lugar,
    id: string,
    hacer: (previo: BorradorConRespuestas) => BorradorNuevo | null,
    ahora: Date,
  ): Promise<boolean>;
  /**
   * Merges title and answers: of each, the higher version wins, and at equal versions the stored one stays. Gives
   * the draft as it is afterwards; null when it was dropped meanwhile, or is another than `id`. What `revisar` throws
   * at its question set undoes it.
   */
  combinar(
    lugar: Lugar,
    id: string | null,
    cambios: Pick<BorradorConRespuestas, 'respuestas'> & { readonly titulo: Titulo | null },
    revisar: (plan: PlanPrueba) => void,
    ahora: Date,
  ): Promise<BorradorConRespuestas | null>;
  buscar(lugar: Lugar): Promise<BorradorConRespuestas | null>;
  /** The person's drafts in a project in which anything was changed, the latest first. */
  listar(proyectoId: string, idPersona: string): Promise<readonly BorradorListado[]>;
  borrar(lugar: Lugar): Promise<void>;
}

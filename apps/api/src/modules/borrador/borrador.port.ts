import type { Pertenencia } from '@mantenible/domain/acceso';
import type { BorradorRespuesta } from '@mantenible/domain/borrador';
import type { Alcance, CambioPrevio, PlanPrueba, Progreso } from '@mantenible/domain/respuesta';

import type { ConsumoDePruebas } from '../cuota/cuota.port.ts';
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

/** A draft in a list, with its progress. */
export interface BorradorListado extends Alcance, Progreso {
  readonly _id: string;
  readonly proyectoId: string;
  /** Name of the item as it was when the draft was made, or null for scopes of all. */
  readonly elementoNombre: string | null;
  readonly titulo: string;
  readonly actualizado: string;
}

/** Owner and project of the listed drafts; null: of all projects. */
export interface BorradoresDe {
  readonly idPersona: string;
  readonly proyectoId: string | null;
}

/** Data for the decisions on a draft, read in one statement. */
export interface ContextoBorrador extends Pertenencia {
  readonly proyectoNombre: string;
  /** Attempts already saved for the project and item. */
  readonly hechos: readonly number[];
  readonly consumo: ConsumoDePruebas;
  readonly borrador: (BorradorGuardado & { readonly intacto: boolean }) | null;
}

/** A new draft with its first answers. */
export interface BorradorNuevo {
  readonly borrador: BorradorGuardado;
  readonly respuestas: readonly BorradorRespuesta[];
}

/** Unfinished tests of one person each. */
export interface BorradorRepository {
  /** Null when the project does not exist. */
  contexto(lugar: Lugar): Promise<ContextoBorrador | null>;
  /** Stores a new draft with its first answers; false when one exists. */
  crear(lugar: Lugar, nuevo: BorradorNuevo, now: Date): Promise<boolean>;
  /**
   * Replaces the draft `id` with the result of `hacer`, in one transaction. Returns false and writes
   * nothing when that draft does not exist or `hacer` returns null.
   */
  reemplazar(
    lugar: Lugar,
    id: string,
    hacer: (previo: BorradorConRespuestas) => BorradorNuevo | null,
    now: Date,
  ): Promise<boolean>;
  /**
   * Merges title and answers: of each, the higher version wins, and at equal versions the stored one stays.
   * Returns the merged draft; null when it was dropped or has another id. An exception of `revisar`, which
   * checks the question set, rolls the merge back.
   */
  combinar(
    lugar: Lugar,
    id: string | null,
    cambios: Pick<BorradorConRespuestas, 'respuestas'> & { readonly titulo: Titulo | null },
    revisar: (plan: PlanPrueba) => void,
    now: Date,
  ): Promise<BorradorConRespuestas | null>;
  buscar(lugar: Lugar): Promise<BorradorConRespuestas | null>;
  /** The person's drafts that were changed, the latest first. */
  listar(de: BorradoresDe): Promise<readonly BorradorListado[]>;
  /** Drops the draft `id`, or whichever the scope has for null. False when the scope has another one, which stays. */
  borrar(lugar: Lugar, id: string | null): Promise<boolean>;
}

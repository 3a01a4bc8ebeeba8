import type { CommitMedido } from '@mantenible/domain/analisis';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import type { OrigenDeAmbito } from '@mantenible/domain/ambito';
import type { AvisoPasado, Pasado, estadosPasado } from '@mantenible/domain/pasado';

import type { Autor } from '../comun/autor.ts';
import type { Admission, Claim, NewRun, Publication } from '../../jobs/job.port.ts';

/** The newest run over a project's past. */
export interface EjecucionPasado {
  readonly estado: (typeof estadosPasado)[number];
  readonly progreso: ProgresoAnalisis | null;
  readonly delante: number | null;
  readonly motivo: string | null;
}

export interface PuntoPorGuardar extends CommitMedido {
  readonly grado: number | null;
}

export interface PasadoPorGuardar {
  readonly rama: string;
  /** Equal for equal scopes; '' for one that covers everything. */
  readonly alcance: string;
  readonly origen: OrigenDeAmbito;
  /** Version of the analyser. */
  readonly analizador: string;
  readonly avisos: readonly AvisoPasado[];
  /** Oldest first. */
  readonly puntos: readonly PuntoPorGuardar[];
}

/** A finished past with its scope and that of today. */
export interface PasadoGuardado extends Pasado {
  readonly alcance: string | null;
  /** The text of the project's scope today, in the form of `alcance`; null where unknown. */
  readonly alcanceDeHoy: string | null;
  readonly analizador: string | null;
  /** Who started it. */
  readonly autor: Autor;
}

/** Runs over the pasts of projects, as the routes start and show them. */
export interface EjecucionPasadoRepository {
  /**
   * Stores a new run and queues its job; refused while the person has an open job of any kind. Deletes the project's
   * earlier runs but the newest finished one.
   */
  abrir(nuevo: NewRun): Promise<Admission>;
  ejecucion(proyectoId: string): Promise<EjecucionPasado>;
  /** The newest finished one; null without any. */
  listo(proyectoId: string): Promise<PasadoGuardado | null>;
  cancelar(proyectoId: string, now: Date): Promise<void>;
}

/** Results of runs over pasts, as workers store them. */
export interface PasadoPublicadoRepository {
  /** Newest commit of the newest finished past with this link and branch. */
  puntaAnterior(proyectoId: string, enlace: string, rama: string): Promise<string | null>;
  /**
   * Makes a run the project's past and deletes the earlier ones, in one transaction; does neither when it was cancelled
   * or claimed by another worker.
   */
  publicar(claim: Claim, pasado: PasadoPorGuardar, now: Date): Promise<Publication>;
}

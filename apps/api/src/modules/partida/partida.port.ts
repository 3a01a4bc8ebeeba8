import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Ambito } from '@mantenible/domain/ambito';
import type { EstadoPartida, Partida } from '@mantenible/domain/partida';

import type { Autor } from '../comun/autor.ts';

/** The starting point that a project names; `version` is 0 before its first change. */
export interface PartidaGuardada {
  readonly partida: Partida | null;
  readonly version: number;
}

/** The result of an analysed starting point. */
export interface PuntoDePartida {
  readonly huella: string;
  /** Version of the analyser. */
  readonly analizador: string;
  readonly commit: string;
  readonly fecha: Date;
  readonly enlace: string;
  readonly rama: string;
  readonly alcance: string;
  /** Packed findings; null beyond the size limit. */
  readonly paquete: string | null;
}

/** What makes an analysis comparable with another. */
export interface LadoComparado {
  readonly enlace: string;
  readonly rama: string;
  readonly alcance: string;
  readonly analizador: string;
  /** Whether the packed findings of its files are kept. */
  readonly conPaquete: boolean;
}

/** A project with its starting point and its newest analysis. */
export interface ProyectoConPartida extends Pertenencia, PartidaGuardada {
  /** Who changed it last. */
  readonly autor: Autor;
  readonly estado: EstadoPartida;
  /** Start of the newest computation. */
  readonly empezado: Date | null;
  readonly motivo: string | null;
  readonly punto: (LadoComparado & Pick<PuntoDePartida, 'commit' | 'fecha'>) | null;
  readonly analisis: LadoComparado | null;
}

/** Packed findings of the starting point and of the newest analysis. */
export interface ProyectoConPaquetes extends ProyectoConPartida {
  readonly paquetes: readonly [string | null, string | null];
}

/** What the analysis of a starting point needs. */
export interface PartidaPorCalcular {
  readonly partida: Partida;
  readonly version: number;
  /** Fingerprint of the result that there is; null without one. */
  readonly huella: string | null;
  /** Scope of the project's newest analysis, so that both compare. */
  readonly ambito: Ambito;
}

export interface CambioDePartida {
  readonly partida: Partida | null;
  readonly esperada: number | null;
  readonly idPersona: string;
  readonly now: Date;
}

export interface PartidaRepository {
  leer(proyectoId: string): Promise<PartidaGuardada>;
  /** Null when the project does not exist. */
  proyecto(proyectoId: string): Promise<ProyectoConPartida | null>;
  /** The same with the packages: megabytes. */
  conPaquetes(proyectoId: string): Promise<ProyectoConPaquetes | null>;
  /** Replaces it, without its result. Returns the new version; null when the stored version is not `esperada` (null: any). */
  guardar(proyectoId: string, cambio: CambioDePartida): Promise<number | null>;
  /** Null where the project names none, or has no analysis with a scope. */
  porCalcular(proyectoId: string): Promise<PartidaPorCalcular | null>;
  /**
   * Notes that a computation began; false where another one is under way, which one that began earlier than
   * `perdidaAntesDe` is not. A starting point of another version stays as it is, here and below.
   */
  empezar(proyectoId: string, version: number, now: Date, perdidaAntesDe: Date): Promise<boolean>;
  /** Whether the starting point still is of this version, and its project was not deleted. */
  sigue(proyectoId: string, version: number): Promise<boolean>;
  /** Notes the state of a computation. */
  anotar(proyectoId: string, version: number, estado: EstadoPartida, motivo: string | null): Promise<void>;
  publicar(proyectoId: string, version: number, punto: PuntoDePartida): Promise<void>;
  /** Fails the computations that a process left unfinished. */
  interrumpir(motivo: string): Promise<void>;
}

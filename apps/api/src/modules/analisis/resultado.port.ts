import type { AmbitoAplicado } from '@mantenible/domain/ambito';
import type { IncidenciaHallada } from '@mantenible/domain/analisis';

import type { Claim, Publication } from '../../jobs/job.port.ts';
import type { TextoSellado } from './textos.port.ts';

export interface ArchivoPorGuardar {
  readonly posicion: number;
  readonly ruta: string;
  readonly lenguaje: string;
  readonly analizable: boolean;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly IncidenciaHallada[];
  readonly texto: TextoSellado;
}

export interface Publicacion {
  readonly commit: string;
  readonly rama: string;
  readonly grado: number | null;
  readonly medidas: Readonly<Record<string, number>>;
  /** Whole languages that were left out, then files. */
  readonly omitidos: readonly object[];
  /** Null for a result of an earlier version of the product. */
  readonly ambito: AmbitoAplicado | null;
  readonly huella: string;
  /** Number of its findings by rule. */
  readonly reglas: Readonly<Record<string, number>>;
  /** Detail for comparisons; null where an earlier analysis of the same commit and fingerprint stored it. */
  readonly detalle: DetallePublicado | null;
  readonly now: Date;
}

/** The analyser's version with the packed measures and findings of the files; `paquete` is null beyond the size limit. */
export interface DetallePublicado {
  readonly version: string;
  readonly paquete: string | null;
}

/** Newest finished analysis of a project. */
export interface Anterior extends Omit<Publicacion, 'rama' | 'now' | 'detalle' | 'reglas'> {
  readonly id: string;
  /** Whether every file could be analysed; otherwise the next analysis tries the files again. */
  readonly entero: boolean;
}

/** A file's part of an analysis, under the fingerprint of its inputs. */
export interface ParteGuardada {
  readonly huella: string;
  /** Compressed JSON in base64. */
  readonly parte: string;
}

/** Stored results of analyses. */
export interface ResultadoRepository {
  /** Stores files of an analysis; they are not readable until it is published. */
  guardarArchivos(id: string, archivos: readonly ArchivoPorGuardar[]): Promise<void>;
  /** Deletes the files of an analysis that will not be published, or starts again. */
  descartar(id: string): Promise<void>;
  /**
   * Makes an analysis the project's newest, in one transaction, then deletes the files of earlier ones in slices; does neither
   * when the analysis was cancelled or claimed by another worker.
   */
  publicar(claim: Claim, publicacion: Publicacion): Promise<Publication>;
  /** Null without a finished analysis. */
  ultimo(proyectoId: string): Promise<Anterior | null>;
  /** `cuantos` files of an analysis from position `desde` on. */
  archivos(id: string, desde: number, cuantos: number): Promise<readonly ArchivoPorGuardar[]>;
  /** Deletes files that belong neither to a project's newest published analysis nor to an open one. */
  borrarSueltos(): Promise<void>;
  partes(proyectoId: string, huellas: readonly string[]): Promise<readonly ParteGuardada[]>;
  guardarPartes(proyectoId: string, partes: readonly ParteGuardada[]): Promise<void>;
  /** Deletes every part of the project but these. */
  conservarPartes(proyectoId: string, huellas: readonly string[]): Promise<void>;
}

import type { Ambito, AmbitoAplicado } from '@mantenible/domain/ambito';
import type { PuntoDeRama } from '@mantenible/domain/analisis';

import type { Claim, Publication } from '../../jobs/job.port.ts';
import type { ArchivoPorGuardar } from '../analisis/resultado.port.ts';

/** What a job of a delivery analyses. */
export interface TrabajoDeEntrega {
  readonly punto: PuntoDeRama | undefined;
  readonly ambito: Ambito;
}

export interface PublicacionDeEntrega {
  readonly commit: string;
  readonly fecha: string | null;
  readonly grado: number | null;
  readonly medidas: Readonly<Record<string, number>>;
  readonly omitidos: readonly object[];
  readonly ambito: AmbitoAplicado;
  readonly analizador: string;
  readonly now: Date;
}

/** Analyses of what was delivered, as workers read and publish them. */
export interface TrabajoDeEntregaRepository {
  /** Null when the copy or its delivery was deleted. */
  leer(jobId: string): Promise<TrabajoDeEntrega | null>;
  guardarArchivos(jobId: string, archivos: readonly ArchivoPorGuardar[]): Promise<void>;
  descartar(jobId: string): Promise<void>;
  /** Publishes it and deletes the other analyses of its place; not when it was cancelled or claimed by another worker. */
  publicar(claim: Claim, publicacion: PublicacionDeEntrega): Promise<Publication>;
}

/** The queue of a delivery's analyses. */
export interface ColaDeEntregas {
  /** Queues one job for each place that has none of the delivery itself, finished or open; returns their number. */
  encolar(entregaId: string, now: Date): Promise<number>;
  /** Ends the open jobs; returns their number. */
  cancelar(entregaId: string, now: Date): Promise<number>;
}

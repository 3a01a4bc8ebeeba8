import type { Pertenencia } from '@mantenible/domain/acceso';
import type { CambiosDeRutas } from '@mantenible/domain/analisis';
import type { Procedencia } from '@mantenible/domain/comparacion';
import type { PuntoCritico } from '@mantenible/domain/puntos-criticos';

/** A file of an analysis before its changes are counted. */
export interface ArchivoMedido extends Omit<PuntoCritico, 'cambios'> {
  readonly incidencias: number;
}

export interface PuntoGuardado extends ArchivoMedido {
  readonly cambios: number;
}

/** Hotspots of an analysis; `archivos` is ordered and may be the beginning of `total` files. */
export interface PuntosGuardados extends Omit<CambiosDeRutas, 'cambios'> {
  readonly total: number;
  readonly archivos: readonly PuntoGuardado[];
}

export interface PuntosConEstado {
  readonly estado: 'calculando' | 'listo' | 'fallido';
  readonly motivo: string | null;
  readonly creado: string;
  readonly puntos: PuntosGuardados;
}

/** A project with the hotspots of its newest finished analysis. */
export interface PuntosDeProyecto extends Pertenencia {
  readonly proyecto: { readonly _id: string; readonly nombre: string; readonly clave: string };
  /** Link and branch of the project today. */
  readonly enlace: string;
  readonly rama: string;
  readonly analisis:
    | (Procedencia & {
        readonly id: string;
        readonly fecha: string;
        readonly commit: string | null;
        readonly rama: string;
        /** The scope of the project today; null where unknown. */
        readonly alcanceDeHoy: string | null;
      })
    | null;
  /** Null for an analysis without hotspots. */
  readonly guardados: PuntosConEstado | null;
}

export interface PuntosRepository {
  /** Commit of an analysis whose hotspots are being computed; null when it was deleted. */
  commit(analisisId: string): Promise<string | null>;
  /** The analysed files of an analysis, the most complex first, at most `maximo`. */
  archivos(analisisId: string, maximo: number): Promise<readonly ArchivoMedido[]>;
  guardar(analisisId: string, puntos: PuntosGuardados, prioritarios: readonly string[]): Promise<void>;
  fallar(analisisId: string, motivo: string): Promise<void>;
  /** Fails those that a process left unfinished. */
  interrumpir(motivo: string): Promise<void>;
  /** Null when the project does not exist. */
  leer(proyectoId: string): Promise<PuntosDeProyecto | null>;
}

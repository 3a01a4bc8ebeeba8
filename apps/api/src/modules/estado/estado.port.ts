export interface EstadoDeBase {
  /** Version of the engine, as it names itself. */
  readonly version: string;
  readonly bytes: number;
}

/** Analyses, also those of deliveries, and pasts that wait, that run, and that failed within the last day. */
export interface EstadoDeCola {
  readonly esperan: number;
  readonly enCurso: number;
  readonly fallidos: number;
}

export interface EstadoRepository {
  base(): Promise<EstadoDeBase>;
  cola(desde: Date): Promise<EstadoDeCola>;
}

/** The newest backup that the server made; null without one. */
export type UltimoRespaldo = () => Promise<{ readonly fecha: string; readonly bytes: number } | null>;

import type { Severidad } from '@mantenible/domain/escaneo';
import type { Decision } from '@mantenible/domain/marca';

/** What makes two findings alike when a template is compared. */
export interface IncidenciaNueva {
  readonly ruta: string;
  readonly regla: string;
  readonly mensaje: string;
}

/** New findings that are alike, with the team's marks of them. */
export interface NuevaMarcada extends IncidenciaNueva {
  readonly severidad: Severidad;
  readonly nuevas: number;
  readonly marcas: readonly { readonly decision: Decision; readonly razon: string }[];
  /** How many of them the correction that counts took out. */
  readonly aceptadas: number;
}

/** Marks that a lecturer accepted: as many new findings count no more. */
export interface MarcaAceptada extends IncidenciaNueva {
  readonly cuantas: number;
}

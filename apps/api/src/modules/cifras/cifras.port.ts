import type { MedidasProyecto } from '@mantenible/domain/calculo-estatico';

/** A project whose key a scanning service holds; `servicio` is null where none does. */
export interface ProyectoEscaneado {
  readonly proyectoId: string;
  readonly clave: string;
  readonly servicio: string | null;
  readonly enlace: string;
  readonly rama: string;
}

/** Figures of one analysis of the service. */
export interface Cifras extends Omit<ProyectoEscaneado, 'clave'> {
  readonly id: string;
  readonly servicio: string;
  /** Date of the service's analysis, ISO 8601. */
  readonly fecha: string;
  /** Those of the model, and the number of files where the service gives it. */
  readonly medidas: MedidasProyecto & { readonly files?: number };
  /** Percent. */
  readonly grado: number;
}

export interface CifrasRepository {
  hay(proyectoId: string, servicio: string, fecha: string): Promise<boolean>;
  /** Keeps the first row of a date, and the newest `maximo` of the project. */
  guardar(cifras: Cifras, maximo: number): Promise<void>;
}

/** Keeps the figures of a service's analysis that is being shown; never refuses what shows it. */
export type AlMostrar = (proyecto: ProyectoEscaneado, fecha: string) => void;

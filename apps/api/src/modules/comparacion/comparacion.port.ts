import type { Pertenencia } from '@mantenible/domain/acceso';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

/** A project with those of the requested tests that are its own. */
export interface PruebasHalladas extends Pertenencia {
  readonly proyecto: { readonly _id: string; readonly nombre: string };
  readonly pruebas: readonly RespuestaPrueba[];
}

export interface PruebasComparadasRepository {
  /** Null when the project does not exist. */
  pruebas(proyectoId: string, ids: readonly string[]): Promise<PruebasHalladas | null>;
}

/**
 * A finished analysis with its measures and kept detail; `paquete` is null where the detail was larger than is kept.
 */
export interface AnalisisComparable {
  readonly id: string;
  readonly fecha: string;
  readonly commit: string | null;
  readonly enlace: string;
  readonly rama: string;
  /** Text that is equal for equal scopes. */
  readonly alcance: string;
  readonly medidas: Readonly<Record<string, number>>;
  readonly detalle: { readonly version: string; readonly paquete: string | null };
}

export interface AnalisisHallados extends Pertenencia {
  readonly proyecto: { readonly _id: string; readonly nombre: string };
  /** The requested analyses that are finished and belong to the project. */
  readonly analisis: readonly AnalisisComparable[];
}

export interface AnalisisComparadosRepository {
  /** Null when the project does not exist. */
  analisis(proyectoId: string, ids: readonly string[]): Promise<AnalisisHallados | null>;
}

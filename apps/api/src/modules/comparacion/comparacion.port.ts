import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

/** What two tests of a project are compared by. */
export interface PruebasHalladas {
  readonly propietario: string;
  readonly proyecto: { readonly _id: string; readonly nombre: string };
  /** Those of the asked ones that belong to the project. */
  readonly pruebas: readonly RespuestaPrueba[];
}

export interface PruebasComparadasRepository {
  /** Null when the project does not exist. */
  pruebas(proyectoId: string, ids: readonly string[]): Promise<PruebasHalladas | null>;
}

import type { OrdenAjenos, Sentido } from '@mantenible/domain/proyecto';

import type { NombrePersona } from '../../persona/persona.port.ts';
import type { AnalisisReciente } from '../proyecto.port.ts';

/** Selection and order of other people's projects. */
export interface SeleccionAjenos {
  /** Person whose projects are left out: the caller. */
  readonly menos: string;
  readonly buscar: string;
  readonly orden: OrdenAjenos;
  readonly sentido: Sentido;
}

/** Newest saved test with its mean. */
export interface PruebaReciente {
  readonly _id: string;
  readonly nombre: string;
  readonly creado: Date;
  /** Fraction, unrounded; null where nothing counts. */
  readonly promedio: number | null;
}

/** A project with its owner and its newest results. */
export interface ProyectoConResultados {
  readonly _id: string;
  readonly nombre: string;
  readonly link: string;
  readonly branch: string;
  readonly persona: NombrePersona;
  readonly analisis: AnalisisReciente | null;
  readonly prueba: PruebaReciente | null;
}

/** Place of a project in a list: the value that it is sorted by, and its id. */
export interface LugarAjeno {
  readonly valor: string | number | Date | null;
  readonly _id: string;
}

/** Projects of all people but the caller. Each method is one statement. */
export interface AjenosRepository {
  contar(seleccion: SeleccionAjenos): Promise<number>;
  leer(
    seleccion: SeleccionAjenos,
    tramo: { readonly desde: number; readonly cuantos: number },
  ): Promise<readonly ProyectoConResultados[]>;
  /** The projects after a place, from the first on without one, and the place of the last of them. */
  leerTras(
    seleccion: SeleccionAjenos,
    anterior: LugarAjeno | null,
    cuantos: number,
  ): Promise<{ readonly proyectos: readonly ProyectoConResultados[]; readonly ultimo: LugarAjeno | null }>;
}

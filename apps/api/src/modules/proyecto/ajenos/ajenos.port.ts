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

/** Projects of all people but the caller. */
export interface AjenosRepository {
  /** Ids of the selection in its order, read in slices: each statement is short, whatever number of projects there is. */
  ordenados(seleccion: SeleccionAjenos): Promise<readonly string[]>;
  /** Projects by their ids, in that order, in one statement; those deleted meanwhile are left out. */
  leer(ids: readonly string[]): Promise<readonly ProyectoConResultados[]>;
}

import type { Procedencia } from '@mantenible/domain/comparacion';
import type { EstadoAccion, LugarDelCodigo } from '@mantenible/domain/mejora';
import type { MedidasProyecto } from '@mantenible/domain/calculo-estatico';
import type { PruebaConPromedios } from '@mantenible/domain/panorama';
import type { TipoPrueba } from '@mantenible/domain/respuesta';

/** A person of a course, joined or on its class list alone. */
export interface PersonaDeClase {
  readonly sub: string | null;
  readonly nombre: string;
  readonly usuario: string | null;
  /** As the class list has it. */
  readonly correo: string | null;
  readonly grupo: string | null;
  readonly ingreso: string | null;
}

export interface AnalisisDeClase extends Procedencia {
  readonly id: string;
  readonly fecha: string;
  readonly grado: number | null;
}

/** A project of a course with its newest figures. */
export interface ProyectoDeClase extends LugarDelCodigo {
  readonly _id: string;
  readonly nombre: string;
  /** Its owner, then its members. */
  readonly equipo: readonly string[];
  readonly propietario: PersonaDeClase;
  /** The newest finished analysis and the one before it. */
  readonly terminados: readonly AnalisisDeClase[];
  /** Today's scope of the project, as far as it is known. */
  readonly alcanceDeHoy: string | null;
  readonly prueba: {
    readonly _id: string;
    readonly nombre: string;
    readonly fecha: string;
    /** Fraction, unrounded. */
    readonly promedio: number | null;
    readonly tipo: TipoPrueba;
    /** Name of the metric or sub-characteristic of a test of a single one. */
    readonly elemento: string | null;
    readonly intento: number | null;
  } | null;
  readonly pruebas: number;
  /** Actions of its improvement plan, counted by link, branch and state. */
  readonly acciones: readonly (LugarDelCodigo & {
    readonly estado: EstadoAccion;
    readonly cuantas: number;
    readonly verificadas: number;
  })[];
}

/** What the sub-characteristics of a project are computed from. */
export interface FigurasDeProyecto {
  /** Of the newest finished analysis; null without one. */
  readonly medidas: MedidasProyecto | null;
  /** Its newest tests of sub-characteristics, the newest first. */
  readonly pruebas: readonly PruebaConPromedios[];
}

/** Each method is one statement. */
export interface ClaseRepository {
  leer(cursoId: string): Promise<{
    readonly personas: readonly PersonaDeClase[];
    readonly proyectos: readonly ProyectoDeClase[];
  }>;
  /** By project. */
  figuras(proyectos: readonly string[]): Promise<ReadonlyMap<string, FigurasDeProyecto>>;
}

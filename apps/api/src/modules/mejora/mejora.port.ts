import type { Pertenencia } from '@mantenible/domain/acceso';
import type { AccionVerificable, Esfuerzo, EstadoAccion } from '@mantenible/domain/mejora';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

import type { Autor } from '../comun/autor.ts';
import type { AnclaFechada } from '../comun/seguir-en-tramos.ts';

export type CabeceraPrueba = Pick<RespuestaPrueba, '_id' | 'nombre' | 'tipo' | 'intentos' | 'creado'>;
export type PruebaConDatos = CabeceraPrueba & Pick<RespuestaPrueba, 'plan' | 'respuestas'>;

/** The newest finished analysis with its measures, hotspots and kept detail. */
export interface AnalisisHallado {
  readonly id: string;
  /** Its end. */
  readonly fecha: string;
  /** When it was requested. */
  readonly pedido: string;
  readonly commit: string | null;
  readonly enlace: string;
  readonly rama: string;
  /** Text that is equal for equal scopes. */
  readonly alcance: string;
  /** That of the project today; null where unknown. */
  readonly alcanceDeHoy: string | null;
  readonly medidas: Readonly<Record<string, number>>;
  /** Paths of files that were left out. */
  readonly omitidos: readonly string[];
  /** Paths of its hotspots that deserve attention first; empty without any. */
  readonly puntosCriticos: readonly string[];
  /** `paquete` is null where the detail was larger than is kept. */
  readonly detalle: { readonly version: string; readonly paquete: string | null };
}

/** A project as its improvement plan needs it. */
export interface ProyectoParaMejora extends Pertenencia {
  readonly proyecto: { readonly _id: string; readonly nombre: string };
  readonly clave: string;
  readonly enlace: string;
  readonly rama: string;
  /** Name of the service that holds the key; null for none. */
  readonly servicio: string | null;
  readonly analisis: AnalisisHallado | null;
  /** Findings that a person marked. */
  readonly marcas: readonly AnclaFechada[];
  /** Its saved tests, the newest first. */
  readonly pruebas: readonly CabeceraPrueba[];
}

export interface MejoraRepository {
  /** Null when the project does not exist. */
  proyecto(proyectoId: string): Promise<ProyectoParaMejora | null>;
  /** The newest first: the newest one, and others while their answers have at most `maximoBytesMirados` together. */
  pruebas(ids: readonly string[]): Promise<readonly PruebaConDatos[]>;
}

/** What an owner writes of an action. */
export interface CamposAccion {
  readonly texto: string;
  readonly esfuerzo: Esfuerzo;
  readonly estado: EstadoAccion;
  readonly responsable: string | null;
  /** A day, 'YYYY-MM-DD'. */
  readonly fecha: string | null;
}

export interface AccionGuardada extends AccionVerificable, CamposAccion {
  readonly _id: string;
  readonly version: number;
  /** Who wrote it last. */
  readonly autor: Autor;
}

export interface AccionRepository {
  /** Lists the actions in the order in which they were taken. */
  listar(proyectoId: string): Promise<readonly AccionGuardada[]>;
  /**
   * The action stored now or before under its id. Stores nothing when the project has `maximo` actions or was deleted ('lleno'),
   * and when it has an open action on the same cause ('repetida'), other than a person's own.
   */
  agregar(
    proyectoId: string,
    accion: AccionGuardada,
    maximo: number,
  ): Promise<AccionGuardada | 'lleno' | 'repetida'>;
  /** Replaces the fields; `esperada` null takes any version. `antigua`: the stored one, of another version. */
  cambiar(
    proyectoId: string,
    id: string,
    campos: CamposAccion,
    esperada: number | null,
    autor: Autor,
  ): Promise<'no-encontrado' | { readonly antigua: AccionGuardada } | AccionGuardada>;
  borrar(proyectoId: string, id: string): Promise<boolean>;
  /** Notes the first verification of these. */
  anotarVerificadas(ids: readonly string[], now: Date): Promise<void>;
}

/** Title of a rule's card; null without one. */
export type TituloDeRegla = (regla: string) => string | null;

import type { Pertenencia } from '@mantenible/domain/acceso';
import type { PromediosPrueba } from '@mantenible/domain/calculo';
import type {
  Alcance,
  Elementos,
  PlanPrueba,
  RespuestaPregunta,
  RespuestaPrueba,
  TipoPrueba,
} from '@mantenible/domain/respuesta';

import type { ConsumoDePruebas } from '../cuota/cuota.port.ts';

/** Where a test belongs: the draft and the attempts of the same scope are found by it. */
export interface Lugar extends Pick<Alcance, 'tipo' | 'elementoId' | 'intentos'> {
  readonly proyectoId: string;
  readonly idPersona: string;
}

/** Data for the decisions on saving a test, read in one statement. */
export interface ContextoDeGuardado extends Pertenencia {
  /** Attempts already saved for the project and item. */
  readonly hechos: readonly number[];
  readonly consumo: ConsumoDePruebas;
  /** The caller's draft for this scope. */
  readonly borrador: {
    readonly _id: string;
    readonly plan: PlanPrueba;
    readonly adicionales: readonly string[];
    /** Nothing was ever changed in it. */
    readonly intacto: boolean;
  } | null;
  /** The test that was already saved under the id asked for. */
  readonly previa: PruebaPrevia | null;
}

export type PruebaPrevia = Pick<
  RespuestaPrueba,
  '_id' | 'proyectoId' | 'tipo' | 'elementoId' | 'intentos' | 'nombre' | 'respuestas'
>;

/** A saved test in a list: `elementos` are the names of its rows. */
export interface PruebaListada extends Omit<RespuestaPrueba, 'plan' | 'respuestas'> {
  readonly elementos: readonly string[];
  /** Name of who saved it; null in a project of one person. */
  readonly autor: string | null;
  /** Newest attempt of its scope, whichever page that is on. */
  readonly ultimoIntento: number | null;
  /** Fraction, unrounded; null where nothing counts. */
  readonly promedio: number | null;
  /** Absent in a summary. */
  readonly respuestas?: readonly RespuestaPregunta[];
}

/** Part of a project's tests. */
export interface TramoDePruebas {
  /** First test of the part; null for the newest. */
  readonly desde: string | null;
  readonly cuantas: number;
  readonly conRespuestas: boolean;
}

export interface PruebasListadas extends Pertenencia {
  readonly pruebas: readonly PruebaListada[];
  /** First test of the next part; null in the last one. */
  readonly siguiente: string | null;
}

export interface PruebaBuscada extends Pertenencia {
  readonly prueba: RespuestaPrueba;
}

/** What the heading of a saved test shows: neither its questions nor its answers. */
export type EncabezadoPrueba = Pick<RespuestaPrueba, '_id' | 'nombre' | 'tipo' | 'intentos' | 'creado'>;

export interface EncabezadoBuscado extends Pertenencia {
  readonly proyecto: { readonly _id: string; readonly nombre: string };
  readonly prueba: EncabezadoPrueba & { readonly autor: string | null };
}

/** Saved tests. */
export interface RespuestaRepository {
  /** Null when the project does not exist. */
  contexto(lugar: Lugar, id: string): Promise<ContextoDeGuardado | null>;
  /**
   * Saves the test with its means, notes what of the catalogue it contains and drops the draft `borrador`, in one
   * transaction. False, and nothing is written, when the id or the attempt is already taken, or where `ligada` binds the
   * test to a draft that no longer exists.
   */
  guardar(
    prueba: RespuestaPrueba,
    promedios: PromediosPrueba,
    de: { readonly idPersona: string; readonly borrador: string | null; readonly ligada: boolean },
  ): Promise<boolean>;
  /** Whether any test of that item is saved; null when the project does not exist. */
  existe(
    proyectoId: string,
    tipo: TipoPrueba,
    elementoId: string,
  ): Promise<(Pertenencia & { readonly existe: boolean }) | null>;
  /**
   * A project's tests, the newest first, with at most 2 MB of answers but always one test; null when the project does not
   * exist. The answers of other tests are not read.
   */
  listar(proyectoId: string, tramo: TramoDePruebas): Promise<PruebasListadas | null>;
  buscar(id: string): Promise<PruebaBuscada | null>;
  /** Who saved an attempt; null where it is not saved. */
  autorDelIntento(
    intento: Pick<Lugar, 'proyectoId' | 'tipo'> & { readonly elementoId: string; readonly intentos: number },
  ): Promise<{ readonly sub: string; readonly nombre: string } | null>;
  /** A saved test's heading, without reading its questions. */
  encabezado(id: string): Promise<EncabezadoBuscado | null>;
  /** The first attempt on an item, from which a second is prefilled. */
  primerIntento(
    proyectoId: string,
    tipo: TipoPrueba,
    elementoId: string,
  ): Promise<{
    readonly nombre: string;
    readonly plan: PlanPrueba;
    readonly respuestas: readonly RespuestaPregunta[];
  } | null>;
}

/** Today's catalogue, populated down to the levels: all items, or those of `ids` in their order (unknown ones left out). */
export interface CatalogoDePruebas {
  elementos(elemento: Elementos['elemento'], ids: readonly string[] | null): Promise<Elementos>;
}

/** The question set of a scope from today's catalogue. */
export type PlanDeHoy = (alcance: Alcance) => Promise<PlanPrueba>;

import type { LugarObservacion, MomentoObservacion, Mostrado } from '@mantenible/domain/observacion';

import type { Firma, LugarDeEntrega } from '../nota/nota.port.ts';

export interface ObservacionGuardada {
  readonly _id: string;
  readonly lugar: LugarObservacion;
  readonly clave: string;
  readonly texto: string;
  readonly cuando: MomentoObservacion;
  readonly padre: string | null;
  readonly por: Firma;
  readonly deDocente: boolean;
  readonly resuelta: boolean;
  readonly version: number;
  readonly creado: string;
}

/** The first general comments on what a project delivered, within `maximoTextoGenerales`. */
export interface Generales {
  readonly textos: readonly string[];
  readonly omitidas: number;
}

export type ObservacionPorGuardar = Omit<ObservacionGuardada, 'version' | 'resuelta' | 'creado'>;

export interface Frase {
  readonly _id: string;
  readonly texto: string;
}

/** A comment without its words, with their bytes. */
export interface HiloGuardado extends Pick<ObservacionGuardada, '_id' | 'padre' | 'cuando' | 'creado'> {
  readonly bytes: number;
}

export interface ObservacionRepository {
  /** The oldest first. */
  hilos(lugar: LugarDeEntrega): Promise<readonly HiloGuardado[]>;
  /** Comments with their words, the oldest first. */
  textos(ids: readonly string[]): Promise<readonly ObservacionGuardada[]>;
  /** One comment after the one that it replies to; empty where it is not in this place. */
  hasta(lugar: LugarDeEntrega, id: string): Promise<readonly ObservacionGuardada[]>;
  /** What of the project's mark was published. */
  mostrado(lugar: LugarDeEntrega): Promise<Mostrado>;
  /**
   * 'lleno' where its side, lecturers or team, has `maximo`; 'sin-padre' and 'sin-entrega' where what it replies to, or the delivery,
   * was deleted meanwhile. A repeated id changes nothing.
   */
  agregar(
    lugar: LugarDeEntrega,
    nueva: ObservacionPorGuardar,
    limites: { readonly maximo: number; readonly now: Date },
  ): Promise<'agregada' | 'lleno' | 'sin-padre' | 'sin-entrega'>;
  /** The new version; 'otra-version' where the stored one is not `esperada`. */
  cambiar(
    id: string,
    cambio: { readonly texto?: string | undefined; readonly resuelta?: boolean | undefined },
    escritura: { readonly esperada: number | null; readonly now: Date },
  ): Promise<number | 'otra-version' | 'no-esta'>;
  /** Deletes a comment without replies. */
  borrar(entregaId: string, id: string): Promise<'borrada' | 'con-respuestas' | 'no-esta'>;
  /** Number of open comments by project. */
  abiertas(entregaId: string): Promise<ReadonlyMap<string, number>>;
  /** General comments of lecturers that the teams read, by project: the oldest ones, and how many more there are. */
  generales(entregaId: string): Promise<ReadonlyMap<string, Generales>>;
}

/** What a project delivered, with whose it was, for the reports of the project. */
export interface EntregaComentada {
  readonly entregaId: string;
  readonly titulo: string;
  /** The copy that counts. */
  readonly copia: string;
  /** When it was taken. */
  readonly copiada: string;
  readonly propietario: string;
  readonly miembros: readonly Firma[];
  readonly docentes: readonly string[];
  /** Commit of the finished analysis that counts; null without one. */
  readonly commit: string | null;
}

/** A comment without its words. */
export interface HiloDeEntrega extends Pick<ObservacionGuardada, '_id' | 'padre' | 'cuando' | 'creado'> {
  readonly entregaId: string;
}

export interface InformadasRepository {
  /** The newest deliveries of a project first; those of one saved test where it is given. */
  entregas(proyectoId: string, pruebaId: string | null): Promise<readonly EntregaComentada[]>;
  /** What of the project's marks was published, by delivery. */
  mostrados(proyectoId: string, entregas: readonly string[]): Promise<ReadonlyMap<string, Mostrado>>;
  /** Comments on the whole and on things of this kind, the oldest first. */
  hilos(
    proyectoId: string,
    entregas: readonly string[],
    lugar: LugarObservacion,
  ): Promise<readonly HiloDeEntrega[]>;
  textos(ids: readonly string[]): Promise<readonly ObservacionGuardada[]>;
  /** Words of the questions of delivered tests by copy and key. */
  preguntas(copias: readonly string[], claves: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface FraseRepository {
  listar(sub: string): Promise<readonly Frase[]>;
  /** False where the person has `maximo`. */
  agregar(
    sub: string,
    frase: Frase,
    limites: { readonly maximo: number; readonly now: Date },
  ): Promise<boolean>;
  borrar(sub: string, id: string): Promise<boolean>;
}

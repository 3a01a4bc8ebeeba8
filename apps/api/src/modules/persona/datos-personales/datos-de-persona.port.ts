import type { Autor } from '@mantenible/domain/auditoria';
import type { LoQueSeVa, PersonaBuscada } from '@mantenible/domain/datos-personales';

import type { Turn } from '../../comun/en-tramos.ts';

/** A text, a number, a moment, or a JSON value as it is stored. */
export type FilaDeDatos = Readonly<Record<string, unknown>>;

/** Rows of one kind of what a person has here, under the names of a file; read in batches while they are sent. */
export interface ParteDeDatos {
  /** Name in a JSON file, and on a sheet. */
  readonly clave: string;
  readonly nombre: string;
  readonly titulos: readonly string[];
  /** Those of the titles whose values are moments. */
  readonly fechas: readonly string[];
  readonly filas: AsyncIterable<FilaDeDatos>;
}

/** What the product keeps of a person. */
export interface DatosDePersonaRepository {
  /** At most twenty people by a part of name or user name, or by the whole subject. */
  buscar(texto: string): Promise<readonly PersonaBuscada[]>;
  /** Null for a subject of whom nothing is kept. */
  persona(sub: string): Promise<PersonaBuscada | null>;
  /** Each batch of rows is read in its turn. */
  partes(sub: string, turn: Turn): readonly ParteDeDatos[];
  contar(sub: string): Promise<LoQueSeVa>;
}

/** Erases a person. */
export interface BorradoDePersona {
  /** Erases in slices what may be much: drafts, entries of the audit trail, and what the person signed. */
  adelantar(persona: PersonaBuscada): Promise<void>;
  /**
   * Gives one own project, in whose actions it replaces the person, to the member of its team who joined first, or deletes it
   * without one; false where none was found.
   */
  soltarProyecto(persona: PersonaBuscada, quien: Autor, now: Date): Promise<boolean>;
  /**
   * Deletes account, drafts and memberships, and replaces the person in what stays, in one transaction; false, and nothing, while
   * the person has a project.
   */
  borrar(persona: PersonaBuscada, quien: Autor, now: Date): Promise<boolean>;
}

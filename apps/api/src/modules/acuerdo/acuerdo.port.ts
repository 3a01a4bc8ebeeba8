import type { PruebaComparable } from '@mantenible/domain/comparacion';

import type { Firma, LugarDeEntrega, PatronDeEntrega } from '../nota/nota.port.ts';
import type { ProyectoConTamano } from '../comun/tandas-de-proyectos.ts';

export interface Patron extends PatronDeEntrega {
  readonly pruebaId: string;
  readonly nombre: string;
  readonly por: Firma;
  /** Whether the saved test still exists. */
  readonly existe: boolean;
}

export interface Candidata {
  readonly _id: string;
  readonly nombre: string;
  readonly proyecto: string;
}

/** A delivered test with the repository that it is about. */
export interface PruebaEntregada {
  readonly proyectoId: string;
  readonly nombre: string;
  readonly enlace: string;
  /** People of the team that delivered it. */
  readonly miembros: readonly string[];
  readonly prueba: PruebaComparable;
}

/** A saved test with who saved it. */
interface PruebaDePersona {
  readonly sub: string;
  readonly prueba: PruebaComparable;
}

export interface AcuerdoRepository {
  patron(entregaId: string): Promise<Patron | null>;
  /**
   * Tests of the kind that the delivery asks for, of projects of which the person is owner or member, and that are neither in
   * its course nor delivered to it.
   */
  candidatas(entregaId: string, sub: string): Promise<readonly Candidata[]>;
  /**
   * Copies the test as the reference, unless it is not one of the candidates, or the reference is not the one of that version; null
   * for any.
   */
  fijar(
    entregaId: string,
    pruebaId: string,
    escritura: { readonly por: Firma; readonly now: Date; readonly esperada: number | null },
  ): Promise<'fijado' | 'ajena' | 'otra-version'>;
  /** False where the reference is not the one of that version. */
  quitar(entregaId: string, esperada: number | null): Promise<boolean>;
  /** Delivered tests that count, by name. */
  tamanos(entregaId: string): Promise<readonly ProyectoConTamano[]>;
  /** Those of these projects, by name. */
  pruebas(entregaId: string, proyectos: readonly string[]): Promise<readonly PruebaEntregada[]>;
  /**
   * The newest test of each of these people that the project has, of the asked kind, saved before the copy was of; null where the
   * delivery asks for no test. For `quien` 'curso', who is not of the team, also null where the course does not read the project
   * today.
   */
  pruebasDeEquipo(
    lugar: LugarDeEntrega,
    subs: readonly string[],
    quien: 'equipo' | 'curso',
  ): Promise<readonly PruebaDePersona[] | null>;
  /** Whether a mark of the delivery was published for the project. */
  publicada(entregaId: string, proyectoId: string): Promise<boolean>;
}

import type { PruebaComparable } from '@mantenible/domain/comparacion';

import type { Firma, PatronDeEntrega } from '../nota/nota.port.ts';

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
  readonly prueba: PruebaComparable;
}

export interface AcuerdoRepository {
  patron(entregaId: string): Promise<Patron | null>;
  /** Tests of the kind that the delivery asks for, of projects of which the person is owner or member. */
  candidatas(entregaId: string, sub: string): Promise<readonly Candidata[]>;
  /** Copies the test as the reference; false where it is not one of the candidates. */
  fijar(
    entregaId: string,
    pruebaId: string,
    autoria: { readonly por: Firma; readonly now: Date },
  ): Promise<boolean>;
  quitar(entregaId: string): Promise<void>;
  /** Delivered tests that count, by name, `maximo` at most, of one project where it is given; and their number. */
  pruebas(
    entregaId: string,
    cuales: { readonly maximo: number; readonly proyectoId?: string },
  ): Promise<{ readonly pruebas: readonly PruebaEntregada[]; readonly total: number }>;
  /** Whether a mark of the delivery was published for the project. */
  publicada(entregaId: string, proyectoId: string): Promise<boolean>;
}

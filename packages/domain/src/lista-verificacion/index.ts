import type { Pauta } from '../pauta/index.ts';

export interface ListaVerificacion {
  readonly _id: string;
  readonly nombre: string;
  readonly pautas: readonly Pauta[];
}

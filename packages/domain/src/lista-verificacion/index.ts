import type { Pauta } from '../pauta/index.ts';

/** Most guidelines of a checklist, and most metrics of a subcharacteristic. */
export const maximoDeElementos = 500;

export interface ListaVerificacion {
  readonly _id: string;
  readonly nombre: string;
  readonly pautas: readonly Pauta[];
}

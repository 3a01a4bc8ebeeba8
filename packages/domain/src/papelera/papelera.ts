import { diaMs } from '../tiempo/index.ts';

/** Kinds of records of the catalogue that are kept after their deletion. */
export const tiposEnPapelera = ['pauta', 'listaVerificacion', 'metrica', 'subcaracteristica'] as const;
export type TipoEnPapelera = (typeof tiposEnPapelera)[number];

/** Days for which a deleted record can be restored. */
export const diasEnPapelera = 30;

/** Deleted records of one page. */
export const borradosPorPagina = 50;

/** Most characters of a name of each kind, as its form takes. */
export const maximoDeNombre = {
  pauta: 500,
  listaVerificacion: 300,
  metrica: 300,
  subcaracteristica: 300,
} as const satisfies Record<TipoEnPapelera, number>;

/** Records deleted before this moment can no longer be restored. */
export function limiteDePapelera(now: Date): Date {
  return new Date(now.getTime() - diasEnPapelera * diaMs);
}

/** A deleted record of the catalogue. */
export interface ElementoBorrado {
  readonly _id: string;
  readonly tipo: TipoEnPapelera;
  readonly nombre: string;
  /** Moments in ISO 8601. */
  readonly borrado: string;
  readonly caduca: string;
  /** Name of the person who deleted it. */
  readonly quien: string;
}

/** What a restoration brought back. */
export interface ElementoRestaurado {
  readonly nombre: string;
  /** Records that contain it again, at their end, or that it contains again. */
  readonly repuestas: readonly string[];
  /** Records of its references that exist no longer, or that refer to another one meanwhile. */
  readonly ausentes: readonly string[];
}

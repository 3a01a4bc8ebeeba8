/** Used part and limit, both in the quota's unit. */
export interface Cuota {
  readonly usado: number;
  readonly limite: number;
  readonly estado: EstadoCuota;
}

/** 'aviso': the rest is announced; 'llena': nothing more is accepted. */
export const estadosCuota = ['libre', 'aviso', 'llena'] as const;
export type EstadoCuota = (typeof estadosCuota)[number];

/** Percent of a quota, and of the partition, from which the rest is announced. */
const avisoDesde = 80;

export function cuotaDe(usado: number, limite: number): Cuota {
  const estado = usado >= limite ? 'llena' : 100 * usado >= avisoDesde * limite ? 'aviso' : 'libre';
  return { usado, limite, estado };
}

/** The used part of the partition in percent, with its state: announced from 80 % of the partition itself. */
export function cuotaDeDisco(usado: number, limite: number): Cuota {
  const estado = usado >= limite ? 'llena' : usado >= avisoDesde ? 'aviso' : 'libre';
  return { usado, limite, estado };
}

/** Used share of the fullest of several quotas; 1 is full. */
export function mayorParte(cuotas: readonly Pick<Cuota, 'usado' | 'limite'>[]): number {
  return Math.max(0, ...cuotas.map(({ usado, limite }) => usado / limite));
}

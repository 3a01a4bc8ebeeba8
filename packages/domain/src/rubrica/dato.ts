import type { Severidad } from '../escaneo/severidad.ts';
import type { FuenteMedida } from './linea.ts';

/** Why a figure is missing. `ajeno`: through no fault of the student; the line then leaves both sums. */
export interface SinDato {
  readonly motivo: string;
  readonly ajeno: boolean;
}

export interface ConDato {
  readonly valor: number;
  /** New findings per 1000 lines by severity; for 'nuevas' alone. */
  readonly porSeveridad?: Readonly<Partial<Record<Severidad, number>>> | undefined;
}

export type Dato = ConDato | SinDato;

/** Figures of one delivery by source, and the level that a lecturer chose by line; null while none is chosen. */
export interface DatosEntrega {
  readonly medidas: Readonly<Record<FuenteMedida, Dato>>;
  readonly niveles: Readonly<Record<string, number | null>>;
}

export const tieneDato = (dato: Dato): dato is ConDato => 'valor' in dato;

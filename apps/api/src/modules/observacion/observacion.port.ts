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

export type ObservacionPorGuardar = Omit<ObservacionGuardada, 'version' | 'resuelta' | 'creado'>;

export interface Frase {
  readonly _id: string;
  readonly texto: string;
}

export interface ObservacionRepository {
  /** The oldest first. */
  listar(lugar: LugarDeEntrega): Promise<readonly ObservacionGuardada[]>;
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
  /** General comments of lecturers that the teams read, by project. */
  generales(entregaId: string): Promise<ReadonlyMap<string, readonly string[]>>;
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

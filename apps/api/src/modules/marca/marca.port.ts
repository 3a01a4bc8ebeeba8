import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Ancla, Decision } from '@mantenible/domain/marca';

import type { Autor } from '../comun/autor.ts';
import type { ConsumoDePruebas } from '../cuota/cuota.port.ts';

export interface MarcaGuardada {
  readonly _id: string;
  readonly decision: Decision;
  readonly razon: string;
  readonly ancla: Ancla;
  readonly creado: string;
  /** Who set it. */
  readonly autor: Autor;
}

/** A project as its marks need it. */
export interface ProyectoConMarcas extends Pertenencia {
  /** The newest finished analysis; `paquete` is null where its detail was larger than is kept, `silenciadas`
   * are the findings that its code suppresses. */
  readonly analisis: {
    readonly id: string;
    readonly paquete: string | null;
    readonly silenciadas: number;
  } | null;
  readonly consumo: ConsumoDePruebas;
}

export interface MarcaRepository {
  /** With what the person stores; null when the project does not exist. */
  proyecto(proyectoId: string, idPersona: string): Promise<ProyectoConMarcas | null>;
  /** In the order in which they were set. */
  listar(proyectoId: string): Promise<readonly MarcaGuardada[]>;
  /**
   * The mark stored now or before under its id. Stores nothing when the project has `maximo` marks or was deleted ('lleno'), and
   * when it has others than `vistas`, among which the caller looked for one of the same finding ('otra-vez').
   */
  agregar(
    proyectoId: string,
    marca: MarcaGuardada,
    limites: { readonly maximo: number; readonly vistas: ReadonlySet<string> },
  ): Promise<MarcaGuardada | 'lleno' | 'otra-vez'>;
  /** Replaces the anchors of these marks. */
  mover(anclas: readonly { readonly id: string; readonly ancla: Ancla }[]): Promise<void>;
  borrar(proyectoId: string, id: string): Promise<boolean>;
}

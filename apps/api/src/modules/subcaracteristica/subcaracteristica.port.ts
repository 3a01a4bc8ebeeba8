import type { Subcaracteristica, SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';

import type { Desconocidos, Escritura } from '../escritura.ts';
import type { UsosCatalogo } from '../usos.ts';

/** A sub-characteristic as it is written: metrics by id, in order. */
export interface SubcaracteristicaEscrita {
  readonly _id: string;
  readonly nombre: string;
  readonly metricas: readonly string[];
}

export interface SubcaracteristicaConVersion {
  readonly subcaracteristica: Subcaracteristica;
  readonly version: number;
}

export interface ReferenciaSubcaracteristica {
  readonly _id: string;
  readonly nombre: string;
}

/** Stored sub-characteristics, in order of creation. */
export interface SubcaracteristicaRepository {
  listar(): Promise<readonly Subcaracteristica[]>;
  /** Populated to the levels. */
  listarCompletas(): Promise<readonly SubcaracteristicaCompleta[]>;
  /** Populated to the levels, in the order of the ids; unknown ones are left out. */
  listarCompletasPorIds(ids: readonly string[]): Promise<readonly SubcaracteristicaCompleta[]>;
  /** All but these. */
  listarExcepto(ids: readonly string[]): Promise<readonly ReferenciaSubcaracteristica[]>;
  buscar(id: string): Promise<SubcaracteristicaConVersion | null>;
  crear(subcaracteristica: SubcaracteristicaEscrita): Promise<Escritura | Desconocidos>;
  actualizar(
    subcaracteristica: SubcaracteristicaEscrita,
    esperada: number | null,
  ): Promise<Escritura | Desconocidos>;
  /** False when there was none. Saved tests keep it. */
  eliminar(id: string): Promise<boolean>;
  usos(id: string): Promise<UsosCatalogo | null>;
}

import type { Metrica, MetricaCompleta } from '@mantenible/domain/metrica';

import type { Desconocidos, Escritura } from '../escritura.ts';
import type { UsosCatalogo } from '../usos.ts';

/** A metric as it is written: always with a list (specification §5). */
export interface MetricaEscrita extends Metrica {
  readonly listaVerificacion: string;
}

export interface MetricaConVersion {
  readonly metrica: Metrica;
  readonly version: number;
}

export interface ReferenciaMetrica {
  readonly _id: string;
  readonly nombre: string;
}

/** Stored metrics, in order of creation. */
export interface MetricaRepository {
  listar(): Promise<readonly Metrica[]>;
  /** Populated to the levels. */
  listarCompletas(): Promise<readonly MetricaCompleta[]>;
  /** Populated to the levels, in the order of the ids; unknown ones are left out. */
  listarCompletasPorIds(ids: readonly string[]): Promise<readonly MetricaCompleta[]>;
  /** All but these. */
  listarExcepto(ids: readonly string[]): Promise<readonly ReferenciaMetrica[]>;
  buscar(id: string): Promise<MetricaConVersion | null>;
  crear(metrica: MetricaEscrita): Promise<Escritura | Desconocidos>;
  actualizar(metrica: MetricaEscrita, esperada: number | null): Promise<Escritura | Desconocidos>;
  /** False when there was none. Sub-characteristics lose the metric; saved tests keep it. */
  eliminar(id: string): Promise<boolean>;
  usos(id: string): Promise<UsosCatalogo | null>;
}

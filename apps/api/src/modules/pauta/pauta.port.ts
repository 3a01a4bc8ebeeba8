import type { Pauta } from '@mantenible/domain/pauta';

import type { Escritura } from '../escritura.ts';
import type { UsosCatalogo } from '../usos.ts';

export type DatosPauta = Omit<Pauta, '_id'>;

export interface PautaConVersion {
  readonly pauta: Pauta;
  readonly version: number;
}

/** Stored guidelines, in order of creation. See `Escritura` for what the answers of `actualizar` mean. */
export interface PautaRepository {
  listar(): Promise<readonly Pauta[]>;
  buscar(id: string): Promise<PautaConVersion | null>;
  /** Answers the first version. */
  crear(pauta: Pauta): Promise<number>;
  actualizar(pauta: Pauta, esperada: number | null): Promise<Escritura>;
  /** False when there was none. Verification lists lose the guideline; saved tests keep it. */
  eliminar(id: string): Promise<boolean>;
  usos(id: string): Promise<UsosCatalogo | null>;
}

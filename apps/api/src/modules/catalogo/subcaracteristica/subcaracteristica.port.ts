import type { Subcaracteristica, SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';

import type { CompletosRepository } from '../completos.port.ts';
import type { RegistroRepository } from '../registro.port.ts';

/** A sub-characteristic as written: metrics by id, in order. */
export interface DatosSubcaracteristica {
  readonly nombre: string;
  readonly metricas: readonly string[];
}

/** Stored sub-characteristics. */
export type SubcaracteristicaRepository = RegistroRepository<Subcaracteristica, DatosSubcaracteristica> &
  CompletosRepository<SubcaracteristicaCompleta>;

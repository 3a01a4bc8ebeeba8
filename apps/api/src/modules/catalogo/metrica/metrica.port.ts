import type { Metrica, MetricaCompleta } from '@mantenible/domain/metrica';

import type { CompletosRepository } from '../completos.port.ts';
import type { RegistroRepository } from '../registro.port.ts';

/** A metric as written, always with a list. */
export interface DatosMetrica {
  readonly nombre: string;
  readonly listaVerificacion: string;
}

/** Stored metrics. A deletion removes them from their sub-characteristics. */
export type MetricaRepository = RegistroRepository<Metrica, DatosMetrica> &
  CompletosRepository<MetricaCompleta>;

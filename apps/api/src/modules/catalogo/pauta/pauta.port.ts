import type { Pauta } from '@mantenible/domain/pauta';

import type { RegistroRepository } from '../registro.port.ts';

/** Stored guidelines. A deletion removes them from their verification lists. */
export type PautaRepository = RegistroRepository<Pauta, Omit<Pauta, '_id'>>;

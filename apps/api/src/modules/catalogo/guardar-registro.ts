import type { Autor } from '@mantenible/domain/auditoria';

import { exigirEscritura, exigirReferencias, type CampoDeReferencia } from '../comun/escritura.ts';
import type { ConVersion, RegistroRepository } from './registro.port.ts';

export interface DepsGuardarRegistro<Registro, Datos> {
  readonly registros: Pick<RegistroRepository<Registro, Datos>, 'crear' | 'actualizar'>;
  /** Noun of a record in a refusal, with its article: 'la pauta'. */
  readonly cosa: string;
  /** The field that holds ids of other records, or null for records that refer to none. */
  referencia(datos: Datos): CampoDeReferencia | null;
}

/** Stores a new record under `id`, unless an earlier run of the same request has done so; references to missing records are refused with their field path. */
export async function crearRegistro<Registro, Datos>(
  deps: DepsGuardarRegistro<Registro, Datos>,
  id: string,
  datos: Datos,
  quien: Autor,
): Promise<ConVersion<Registro>> {
  const nuevo = { _id: id, ...datos };
  return exigirReferencias(await deps.registros.crear(nuevo, quien), deps.referencia(nuevo));
}

/** Replaces a record; with `esperada`, only that version (412 otherwise). */
export async function actualizarRegistro<Registro, Datos>(
  deps: DepsGuardarRegistro<Registro, Datos>,
  id: string,
  datos: Datos,
  esperada: number | null,
  quien: Autor,
): Promise<ConVersion<Registro>> {
  const cambiado = { _id: id, ...datos };
  const escritura = await deps.registros.actualizar(cambiado, esperada, quien);
  return exigirEscritura(exigirReferencias(escritura, deps.referencia(cambiado)), deps.cosa);
}

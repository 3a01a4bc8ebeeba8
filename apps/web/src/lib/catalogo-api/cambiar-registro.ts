import type { WriteOptions } from '../forms/use-save.ts';
import { putJson } from '../http.ts';
import type { RecursoCatalogo } from './leer-usos.ts';

/** PUT /{recurso}/{id}: replaces a record; with an etag, only that version. */
export function cambiarRegistro(
  recurso: RecursoCatalogo,
  id: string,
  data: unknown,
  { etag }: WriteOptions,
): Promise<void> {
  return putJson(`/${recurso}/${encodeURIComponent(id)}`, data, etag);
}

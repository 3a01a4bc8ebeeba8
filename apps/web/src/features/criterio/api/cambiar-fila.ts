import { putJson } from '../../../lib/http.ts';
import type { Tabla } from '../tablas.ts';

const resources: Readonly<Record<Tabla, string>> = {
  criterios: 'criteriosValoracion',
  valoracion: 'valoracionMantenibilidad',
  propiedades: 'propiedadCalidad',
};

/** PUT of one row to the resource of its table; with an etag, only while the server has that version. */
export function cambiarFila(tabla: Tabla, id: string, data: object, etag: string | null): Promise<void> {
  return putJson(`/${resources[tabla]}/${id}`, data, etag);
}

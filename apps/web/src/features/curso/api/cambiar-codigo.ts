import { putJson } from '../../../lib/http.ts';

/** PUT /cursos/{id}/codigo: another join code, or none. */
export function cambiarCodigo(id: string, cambio: 'renovar' | 'desactivar') {
  return putJson(`/cursos/${id}/codigo`, { cambio });
}

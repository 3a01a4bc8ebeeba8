import { http } from '../../../lib/http.ts';

/** DELETE /cursos/{id}/personas/{sub}: takes a person out of the course; 'propia' is the caller. */
export async function eliminarPersona(id: string, sub: string): Promise<void> {
  await http.delete(`/cursos/${id}/personas/${encodeURIComponent(sub)}`);
}

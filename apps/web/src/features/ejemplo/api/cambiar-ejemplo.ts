import { putJson } from '../../../lib/http.ts';

/** PUT /ejemplo: shows the solved example to both roles, or hides it from estudiantes. */
export function cambiarEjemplo(visible: boolean): Promise<void> {
  return putJson('/ejemplo', { visible }, null);
}

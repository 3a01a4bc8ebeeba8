import { putJson } from '../../../lib/http.ts';

/** PUT /ejemplo: shows the solved example to every person, or hides it from all but admins. */
export function cambiarEjemplo(visible: boolean): Promise<void> {
  return putJson('/ejemplo', { visible }, null);
}

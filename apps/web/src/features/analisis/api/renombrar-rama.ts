import { http } from '../../../lib/http.ts';

/** POST /sonarqube/rename: renames the main branch in the service to the project's branch. Idempotent. */
export async function renombrarRama(proyecto: { nombre: string; branch: string }): Promise<void> {
  await http.post('/sonarqube/rename', { name: proyecto.branch, project: proyecto.nombre });
}

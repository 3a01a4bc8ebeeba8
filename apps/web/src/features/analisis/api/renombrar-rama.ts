import { http } from '../../../lib/http.ts';

/** POST /sonarqube/rename: the project's main branch in the service takes the project's name for it. May be repeated. */
export async function renombrarRama(proyecto: { nombre: string; branch: string }): Promise<void> {
  await http.post('/sonarqube/rename', { name: proyecto.branch, project: proyecto.nombre });
}

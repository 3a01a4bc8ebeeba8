import { creadoEnServicio } from '@mantenible/contracts/sonarqube';

import { postJson } from '../../../lib/http.ts';
import { renombrarRama } from './renombrar-rama.ts';

/** Steps 1 and 3 of a project's creation once more: the project in the service, and its main branch's name. */
export async function prepararProyecto(proyecto: { nombre: string; branch: string }): Promise<void> {
  await postJson('/sonarqube/proyectos/crear', { nombreProyecto: proyecto.nombre }, creadoEnServicio);
  await renombrarRama(proyecto);
}

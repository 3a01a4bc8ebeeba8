import { creadoEnServicio } from '@mantenible/contracts/sonarqube';

import { postJson } from '../../../lib/http.ts';
import { renombrarRama } from './renombrar-rama.ts';

/** Repeats steps 1 and 3 of a project's creation: the project in the service and the name of its main branch. */
export async function prepararProyecto(proyecto: { nombre: string; branch: string }): Promise<void> {
  await postJson('/sonarqube/proyectos/crear', { nombreProyecto: proyecto.nombre }, creadoEnServicio);
  await renombrarRama(proyecto);
}

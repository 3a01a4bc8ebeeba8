import { proyecto, proyectoNuevo, type ProyectoNuevo } from '@mantenible/contracts/proyecto';
import type * as z from 'zod/mini';

import { ApiProblem, http, postJson, toApiProblem } from '../../../lib/http.ts';

export const errorComunicacion =
  'Hubo un error de comunicación con el servicio de análisis. Inténtelo de nuevo en unos momentos.';

/** Message when only the last step failed. */
export const quedaUnPaso =
  'El proyecto quedó guardado: pulse «Crear proyecto» otra vez para completar el último paso.';

/**
 * Creates a project in three steps: in the scanning service, in the database, and the name of its main branch. Each step
 * may be repeated: a second run with the same `idempotencyKey` completes the first. Returns the project.
 */
export async function crearProyecto(
  nuevo: ProyectoNuevo,
  idempotencyKey: string,
): Promise<z.infer<typeof proyecto>> {
  await crearEnServicio(nuevo.nombre);
  const opciones = { idempotencyKey };
  const creado = await postJson('/proyectos', proyectoNuevo.parse(nuevo), proyecto, opciones);
  await renombrarRama(nuevo.branch, nuevo.nombre);
  return creado;
}

async function crearEnServicio(nombreProyecto: string): Promise<void> {
  const estado = await http.post('/sonarqube/proyectos/crear', { nombreProyecto }).then(
    (respuesta) => respuesta.status,
    (error: unknown) => {
      const problema = toApiProblem(error);
      // A 4xx names what the person can correct; other failures are those of the service.
      if (problema.status >= 400 && problema.status < 500) throw problema;
      return problema.status;
    },
  );
  if (estado !== 200) throw new ApiProblem(estado, 'servicio-no-disponible', errorComunicacion);
}

async function renombrarRama(branch: string, nombre: string): Promise<void> {
  try {
    await http.post('/sonarqube/rename', { name: branch, project: nombre });
  } catch (error) {
    const { status, codigo, mensaje, detalles } = toApiProblem(error);
    throw new ApiProblem(status, codigo, `${mensaje} ${quedaUnPaso}`, detalles);
  }
}

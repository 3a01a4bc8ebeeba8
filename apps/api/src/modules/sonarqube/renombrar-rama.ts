import type { Persona } from '@mantenible/domain/acceso';
import { campoInvalido, noEncontrado } from '@mantenible/domain/error';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { motivoRamaInvalida } from '@mantenible/domain/proyecto';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

/** Step 3 of creating a project: the main branch in the service takes the project's name for it. May be repeated. */
export async function renombrarRama(
  deps: {
    readonly proyectos: Pick<ProyectoRepository, 'buscarPorNombre'>;
    readonly escaneo: Pick<EscaneoPort, 'renameMainBranch'>;
  },
  persona: Persona,
  rama: string,
  nombreProyecto: string,
): Promise<string> {
  const motivo = motivoRamaInvalida(rama);
  if (motivo) throw campoInvalido('name', motivo);
  const proyecto = await deps.proyectos.buscarPorNombre(persona.sub, nombreProyecto);
  if (!proyecto) throw noEncontrado('el proyecto');
  await deps.escaneo.renameMainBranch(proyecto.clave, rama);
  return proyecto._id;
}

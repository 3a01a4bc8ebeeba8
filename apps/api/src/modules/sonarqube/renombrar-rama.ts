import type { Persona } from '@mantenible/domain/acceso';
import { campoInvalido, noEncontrado } from '@mantenible/domain/error';
import { exigirPreparado, type EscaneoPort } from '@mantenible/domain/escaneo';
import { motivoRamaInvalida } from '@mantenible/domain/proyecto';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

/**
 * Step 3 of the creation of a project: names the main branch in the service after the project's branch.
 * Repeatable; only for the caller's own project, and only when this installation created its key in the
 * service.
 */
export async function renombrarRama(
  deps: {
    readonly proyectos: Pick<ProyectoRepository, 'buscarPorNombre'>;
    readonly escaneo: Pick<EscaneoPort, 'identity' | 'renameMainBranch'>;
  },
  persona: Persona,
  rama: string,
  nombreProyecto: string,
): Promise<string> {
  const motivo = motivoRamaInvalida(rama);
  if (motivo) throw campoInvalido('name', motivo);
  const guardado = await deps.proyectos.buscarPorNombre(persona.sub, nombreProyecto);
  if (!guardado) throw noEncontrado('el proyecto');
  await exigirPreparado(deps.escaneo, guardado.servicio);
  await deps.escaneo.renameMainBranch(guardado.proyecto.clave, rama);
  return guardado.proyecto._id;
}

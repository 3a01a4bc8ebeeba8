import { borradorAusente } from '@mantenible/domain/borrador';
import { exigir, type Persona } from '@mantenible/domain/acceso';
import { noEncontrado } from '@mantenible/domain/error';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import type { Lugar } from '../respuesta/respuesta.port.ts';
import type { BorradorListado, BorradorRepository } from './borrador.port.ts';
import type { BorradorAtendido } from './guardar-borrador.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly borradores: Pick<BorradorRepository, 'buscar' | 'listar' | 'borrar'>;
}

/** The caller's own drafts in a project, with their progress. */
export async function listarBorradores(
  deps: Deps,
  persona: Persona,
  proyectoId: string,
): Promise<readonly BorradorListado[]> {
  await exigirProyecto(deps, persona, proyectoId, 'leer');
  return deps.borradores.listar({ idPersona: persona.sub, proyectoId });
}

/** One of the caller's own drafts. */
export async function leerBorrador(deps: Deps, persona: Persona, lugar: Lugar): Promise<BorradorAtendido> {
  const proyectoNombre = await exigirProyecto(deps, persona, lugar.proyectoId, 'leer');
  const borrador = await deps.borradores.buscar(lugar);
  if (!borrador) throw noEncontrado('el borrador');
  return { proyectoNombre, borrador, nuevo: false, superadas: [] };
}

/**
 * Drops one of the caller's own drafts; repeating it is not an error.
 * @throws DomainError 'borrador-ausente' when `id` names another draft than that of the scope.
 */
export async function descartarBorrador(
  deps: Deps,
  persona: Persona,
  lugar: Lugar,
  id: string | null,
): Promise<void> {
  await exigirProyecto(deps, persona, lugar.proyectoId, 'borrar');
  if (!(await deps.borradores.borrar(lugar, id))) throw borradorAusente();
}

/**
 * Name of the project. Drafts are read by the caller's subject, so the permission to read the project is enough; only a project of
 * the caller's has drafts to drop.
 */
async function exigirProyecto(
  deps: Deps,
  persona: Persona,
  proyectoId: string,
  accion: 'leer' | 'borrar',
): Promise<string> {
  const guardado = await deps.proyectos.buscar(proyectoId);
  const recurso = accion === 'leer' ? 'proyecto' : 'borrador';
  exigir(persona, { recurso, accion, cosa: 'el proyecto' }, guardado);
  return guardado.proyecto.nombre;
}

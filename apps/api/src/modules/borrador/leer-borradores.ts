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
  await exigirLectura(deps, persona, proyectoId);
  return deps.borradores.listar({ idPersona: persona.sub, proyectoId });
}

/** One of the caller's own drafts. */
export async function leerBorrador(deps: Deps, persona: Persona, lugar: Lugar): Promise<BorradorAtendido> {
  const proyectoNombre = await exigirLectura(deps, persona, lugar.proyectoId);
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
  await exigirLectura(deps, persona, lugar.proyectoId);
  if (!(await deps.borradores.borrar(lugar, id))) throw borradorAusente();
}

/** Drafts are read by the caller's subject, so the permission to read the project is enough. */
async function exigirLectura(deps: Deps, persona: Persona, proyectoId: string): Promise<string> {
  const guardado = await deps.proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'proyecto', accion: 'leer', cosa: 'el proyecto' }, guardado);
  return guardado.proyecto.nombre;
}

import type { Persona } from '@mantenible/domain/acceso';
import { camposInvalidos, noEncontrado, versionAntigua } from '@mantenible/domain/error';
import { exigirRepositorio, motivoTokenAjeno, type Proyecto } from '@mantenible/domain/proyecto';

import { exigirProyecto } from './leer-proyecto.ts';
import type { CofreTokens, ProyectoRepository } from './proyecto.port.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar' | 'cambiar' | 'borrar'>;
  readonly cofre: Pick<CofreTokens, 'encrypt'>;
  readonly permitirHttp: boolean;
  readonly now: () => Date;
}

interface Cambios {
  readonly link: string;
  readonly branch: string;
  readonly githubtoken?: string | undefined;
}

/**
 * Changes link, branch and, when one is sent, token; name, owner and key are locked. A link to another server requires a
 * new token: the stored one is never sent there. `esperada` null: any version.
 */
export async function cambiarProyecto(
  deps: Deps,
  persona: Persona,
  id: string,
  cambios: Cambios,
  esperada: number | null,
): Promise<{ readonly proyecto: Proyecto; readonly version: number }> {
  const { proyecto, version: leida } = await exigirProyecto(deps, persona, id, 'cambiar');
  exigirRepositorio(cambios, deps.permitirHttp);
  const { link, branch, githubtoken } = cambios;
  const motivo = githubtoken === undefined ? motivoTokenAjeno(proyecto.link, link) : null;
  if (motivo !== null) throw camposInvalidos([{ campo: 'githubtoken', mensaje: motivo }]);
  const token = githubtoken === undefined ? null : deps.cofre.encrypt(githubtoken, proyecto._id);
  // The stored token was checked against the link that was read, so the write requires that version.
  const exigida = esperada ?? (token === null ? leida : null);
  const autoria = { quien: persona, now: deps.now() };
  const version = await deps.proyectos.cambiar({ _id: id, link, branch, token }, exigida, autoria);
  if (version === null) throw exigida === null ? noEncontrado('el proyecto') : versionAntigua();
  return { proyecto: { ...proyecto, link, branch }, version };
}

/** Erases a project with all its data here; the copy in the scanning service stays. */
export async function borrarProyecto(
  deps: Pick<Deps, 'proyectos' | 'now'>,
  persona: Persona,
  id: string,
): Promise<void> {
  await exigirProyecto(deps, persona, id, 'borrar');
  await deps.proyectos.borrar(id, persona, deps.now());
}

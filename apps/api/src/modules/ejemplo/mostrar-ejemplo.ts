import { alcance, idEjemplo, type Persona } from '@mantenible/domain/acceso';
import { noEncontrado } from '@mantenible/domain/error';

import type { EjemploRepository } from './ejemplo.port.ts';

export interface DepsEjemplo {
  readonly ejemplo: EjemploRepository;
}

/** The example as the caller finds it. */
interface EjemploHallado {
  /** Null before it is stored, and while it is hidden for those who may not show it. */
  readonly proyecto: string | null;
  readonly visible: boolean;
}

/** Where the example is, for callers who may read it. */
export async function leerEjemplo({ ejemplo }: DepsEjemplo, persona: Persona): Promise<EjemploHallado> {
  const visible = (await ejemplo.buscar())?.visible ?? null;
  const hallado =
    visible === true || (visible === false && alcance(persona, 'ejemplo', 'mostrar') === 'todo');
  return { proyecto: hallado ? idEjemplo : null, visible: visible === true };
}

/** Shows the example to every person, or hides it from all but admins. */
export async function mostrarEjemplo(
  { ejemplo }: DepsEjemplo,
  persona: Persona,
  visible: boolean,
): Promise<EjemploHallado> {
  if (!(await ejemplo.mostrar(visible, persona))) throw noEncontrado('el ejemplo resuelto');
  return { proyecto: idEjemplo, visible };
}

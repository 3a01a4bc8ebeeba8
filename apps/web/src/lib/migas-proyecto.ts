import type { Miga } from '../ui/pagina/index.ts';
import { paths } from './paths.ts';

interface ProyectoNombrado {
  readonly _id: string;
  readonly nombre: string;
}

/** Way to a page of a project: 'Proyectos', then the project by name, which leads to its page, as soon as it is known. */
export function migasProyecto(proyecto: ProyectoNombrado | undefined): readonly Miga[] {
  const proyectos = { texto: 'Proyectos', href: paths.listaProyectos.href() };
  if (proyecto === undefined) return [proyectos];
  return [proyectos, { texto: proyecto.nombre, href: paths.proyecto.href({ id: proyecto._id }) }];
}

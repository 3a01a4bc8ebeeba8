import type { Miga } from '../ui/pagina/index.ts';
import { paths } from './paths.ts';

interface ProyectoNombrado {
  readonly _id: string;
  readonly nombre: string;
}

/**
 * Way to a page of a project: 'Proyectos', then the project by name as soon as it is known. The name leads to where
 * the page's route begins: planning for tests, the analysis for the static route; on these two it is no link.
 */
export function migasProyecto(
  proyecto: ProyectoNombrado | undefined,
  inicio: 'planificacion' | 'analisis' | null,
): readonly Miga[] {
  const proyectos = { texto: 'Proyectos', href: paths.listaProyectos.href() };
  if (proyecto === undefined) return [proyectos];
  const href = inicio === null ? null : paths[inicio].href({ id: proyecto._id });
  return [proyectos, { texto: proyecto.nombre, href }];
}

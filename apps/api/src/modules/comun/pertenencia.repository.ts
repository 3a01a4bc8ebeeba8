import type { Pertenencia } from '@mantenible/domain/acceso';

/** Columns of a statement on `proyectos` that give whose the project is: owner, members, lecturers of its courses. */
export const columnasDePertenencia = [
  'proyectos.id_persona as propietario',
  'proyectos.miembros',
  'proyectos.docentes',
] as const;

/** Those columns of a row, alone. */
export function pertenenciaDe({ propietario, miembros, docentes }: Pertenencia): Pertenencia {
  return { propietario, miembros, docentes };
}

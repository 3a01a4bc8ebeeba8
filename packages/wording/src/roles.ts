/** Names of the roles as pages show them, in the order of a choice. */
export const rolesConNombre = [
  { value: 'estudiante', label: 'Estudiante' },
  { value: 'docente', label: 'Docente' },
  { value: 'admin', label: 'Admin' },
] as const;

/** Name of a role; a role unknown here stays as it is. */
export function nombreDeRol(rol: string): string {
  return rolesConNombre.find(({ value }) => value === rol)?.label ?? rol;
}

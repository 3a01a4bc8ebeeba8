/** Who is tied to a thing: its owner, the members of its team, and the lecturers of the courses that show it. */
export interface Pertenencia {
  readonly propietario: string;
  readonly miembros: readonly string[];
  readonly docentes: readonly string[];
}

/** Whose is what one person alone has, without a team and without courses. */
export function dePersona(propietario: string): Pertenencia {
  return { propietario, miembros: [], docentes: [] };
}

/** Whether the person belongs to the team: as its owner or as a member. */
export function esDelEquipo(sub: string, { propietario, miembros }: Pertenencia): boolean {
  return sub === propietario || miembros.includes(sub);
}

/** Who stands where an erased person was named. */
export const personaEliminada = { sub: 'eliminada', nombre: 'Persona eliminada', usuario: null } as const;

export interface PersonaBuscada {
  readonly sub: string;
  readonly nombre: string;
  readonly usuario: string | null;
}

/** Numbers of what goes with a person, and of what stays without the person's name. */
export interface LoQueSeVa {
  readonly proyectosBorrados: number;
  readonly borradores: number;
  readonly equipos: number;
  readonly invitaciones: number;
  readonly cursos: number;
  /** Courses that are not archived and would be without a lecturer. */
  readonly cursosSinDocente: number;
  readonly frases: number;
  readonly avisos: number;
  /** 1 with an account of the embedded provider. */
  readonly cuenta: number;
  /** They go to the member of their team who joined first. */
  readonly proyectosCedidos: number;
  readonly pruebasAnonimas: number;
  readonly analisisAnonimos: number;
  readonly accionesAnonimas: number;
  readonly marcasAnonimas: number;
  readonly entregadosAnonimos: number;
  readonly filasDeClaseAnonimas: number;
  readonly comentariosAnonimos: number;
  readonly correccionesAnonimas: number;
  readonly papeleraAnonima: number;
  readonly apuntesAnonimos: number;
}

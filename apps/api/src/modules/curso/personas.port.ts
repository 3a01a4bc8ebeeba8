import type { EstadoCurso, FilaDeLista, PersonaUnida } from '@mantenible/domain/curso';

import type { Autoria } from './curso.port.ts';

/** A course as a person who has its code reads it. */
export interface CursoConCodigo {
  readonly _id: string;
  readonly nombre: string;
  readonly periodo: string;
  readonly estado: EstadoCurso;
  readonly docentes: readonly string[];
  readonly unido: boolean;
}

export interface AvisoDePrivacidad {
  /** Fingerprint of the text. */
  readonly version: string;
  readonly texto: string;
}

export type FilaGuardada = FilaDeLista & { readonly sub: string | null };

/** Who joined a course, what they brought, and its class list. */
export interface PersonasRepository {
  porCodigo(codigo: string, sub: string): Promise<CursoConCodigo | null>;
  /** Joins a person once, keeps the text of the notice, and marks the row of the class list that names the person. */
  unir(
    cursoId: string,
    persona: PersonaUnida & { readonly codigo: string; readonly aviso: AvisoDePrivacidad },
    autoria: Autoria & { readonly maximo: number },
  ): Promise<'unido' | 'ya-unido' | 'lleno' | 'codigo-cambiado'>;
  /** Takes a person and the projects that the person owns out of the course; a person with a published mark in it stays. */
  quitar(cursoId: string, sub: string, autoria: Autoria): Promise<'quitada' | 'ausente' | 'nota-publicada'>;
  /**
   * Puts a project of that owner into an open course, with its name and the members of its team; 'ya-puesto' where it is there. With
   * `otro`, it stands in that open course.
   */
  ponerProyecto(
    cursoId: string,
    proyectoId: string,
    autoria: Autoria & { readonly maximo: number; readonly maximoSuyos: number },
  ): Promise<
    | { readonly nombre: string; readonly miembros: readonly string[] }
    | 'ya-puesto'
    | 'curso-no-abierto'
    | 'sin-unirse'
    | 'proyecto-ausente'
    | 'curso-completo'
    | 'los-suyos-completos'
    | { readonly otro: string }
  >;
  /** Takes a project out; as 'dueño', only one that the author owns. */
  quitarProyecto(
    cursoId: string,
    proyectoId: string,
    autoria: Autoria,
    como: 'dueño' | 'docente',
  ): Promise<boolean>;
  unidas(cursoId: string): Promise<readonly PersonaUnida[]>;
  lista(cursoId: string): Promise<readonly FilaGuardada[]>;
  /** Replaces the class list by what `casar` makes of the stored one and of those who joined; null unless the course is open. */
  guardarLista(
    cursoId: string,
    casar: (guardadas: readonly FilaGuardada[], unidas: readonly PersonaUnida[]) => readonly FilaGuardada[],
    autoria: Autoria,
  ): Promise<readonly FilaGuardada[] | null>;
}

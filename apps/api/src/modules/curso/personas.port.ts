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
  /** Whether a mark of the person is published in the course: then the person stays. */
  notaPublicada(cursoId: string, sub: string): Promise<boolean>;
  /** Takes a person and the projects that the person owns out of the course; false for one who has not joined. */
  quitar(cursoId: string, sub: string, autoria: Autoria): Promise<boolean>;
  /** Puts a project of that owner into an open course; with `otro`, it stands in that open course. */
  ponerProyecto(
    cursoId: string,
    proyectoId: string,
    autoria: Autoria,
  ): Promise<'puesto' | 'curso-no-abierto' | 'sin-unirse' | 'proyecto-ausente' | { readonly otro: string }>;
  quitarProyecto(cursoId: string, proyectoId: string, autoria: Autoria): Promise<boolean>;
  unidas(cursoId: string): Promise<readonly PersonaUnida[]>;
  lista(cursoId: string): Promise<readonly FilaGuardada[]>;
  /** Replaces the class list. */
  guardarLista(cursoId: string, filas: readonly FilaGuardada[], autoria: Autoria): Promise<void>;
}

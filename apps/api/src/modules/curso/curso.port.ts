import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Autor } from '@mantenible/domain/auditoria';
import type { DatosCurso, EstadoCurso } from '@mantenible/domain/curso';

import type { Rechazo } from '../comun/escritura.ts';

export interface DocenteDeCurso {
  readonly sub: string;
  readonly nombre: string;
  readonly usuario: string | null;
}

/** A course as one person reads it; `pertenencia` has as members the reader alone, if joined. */
export interface CursoLeido extends DatosCurso {
  readonly _id: string;
  readonly estado: EstadoCurso;
  readonly version: number;
  readonly codigo: string | null;
  readonly docentes: readonly DocenteDeCurso[];
  readonly personas: number;
  readonly proyectos: number;
  readonly enLista: number;
  readonly pertenencia: Pertenencia;
  readonly mio: {
    readonly version: string;
    /** The notice that the person was shown. */
    readonly texto: string;
    readonly ingreso: string;
    readonly proyectos: readonly {
      readonly _id: string;
      readonly nombre: string;
      readonly propio: boolean;
    }[];
  } | null;
}

export interface CursoListado {
  readonly _id: string;
  readonly nombre: string;
  readonly periodo: string;
  readonly estado: EstadoCurso;
  readonly docentes: readonly string[];
  readonly personas: number;
  readonly proyectos: number;
  readonly esDocente: boolean;
  readonly unido: boolean;
}

export interface Autoria {
  readonly quien: Autor;
  readonly now: Date;
}

/** What a change of a course's row writes. */
export type CambioDeCurso =
  | DatosCurso
  | {
      readonly estado: EstadoCurso;
      readonly codigo?: null;
      readonly cerrado?: Date | null;
      readonly archivado?: Date;
    };

export interface CursoRepository {
  /** The course as `sub` reads it; null if missing. One statement. */
  buscar(id: string, sub: string): Promise<CursoLeido | null>;
  /** Courses of which `sub` is lecturer or which `sub` joined, or all of them; the newest first, at most 500. */
  listar(sub: string, todos: boolean): Promise<readonly CursoListado[]>;
  /**
   * 'repetido' where the id exists already, or another course has that code; 'completos' with `maximo` open courses, 'muchos-hoy' with
   * `maximoEnUnDia` that were created within 24 hours.
   */
  crear(
    curso: DatosCurso & { readonly _id: string; readonly codigo: string },
    autoria: Autoria & { readonly maximo: number; readonly maximoEnUnDia: number },
  ): Promise<'creado' | 'repetido' | 'completos' | 'muchos-hoy'>;
  /**
   * The new version; 'con-entregas' where its deliveries, whose deadlines are of its zone, keep that, and 'con-notas' where its published
   * marks keep scale and pass mark.
   */
  cambiar(
    id: string,
    cambio: CambioDeCurso,
    esperada: number | null,
    apunte: Autoria & { readonly detalle: string },
  ): Promise<number | Rechazo | 'con-entregas' | 'con-notas'>;
  /**
   * Opens a closed course of that version again, unless projects of it, which are named, stand in another open course; 'completos'
   * where the author has `maximo` open courses.
   */
  reabrir(
    id: string,
    esperada: number,
    apunte: Autoria & { readonly detalle: string; readonly maximo: number },
  ): Promise<number | Rechazo | 'completos' | { readonly enOtro: readonly string[] }>;
  /** Gives an open course a code, or none. The version stays: settings under edit hold no code. */
  cambiarCodigo(
    id: string,
    codigo: string | null,
    apunte: Autoria & { readonly detalle: string },
  ): Promise<'hecho' | 'repetido' | 'no-abierto'>;
  borrar(id: string, autoria: Autoria): Promise<boolean>;
  /** Subject of a user name: of an account here, or of a person who has signed in. */
  buscarUsuario(usuario: string): Promise<string | null>;
  /** 'lleno' where the course has its greatest number of lecturers. */
  nombrarDocente(
    id: string,
    sub: string,
    autoria: Autoria & { readonly maximo: number },
  ): Promise<'hecho' | 'lleno'>;
  /** 'unico' where no other lecturer with that role would remain. */
  quitarDocente(id: string, sub: string, autoria: Autoria): Promise<'hecho' | 'unico' | 'no-encontrado'>;
}

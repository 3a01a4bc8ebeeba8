import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Autor } from '@mantenible/domain/auditoria';
import type { Procedencia } from '@mantenible/domain/comparacion';
import type { Proyecto } from '@mantenible/domain/proyecto';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

import type { NombrePersona } from '../persona/persona.port.ts';

/** Stored token of a project: encrypted, with the name of its key. */
export interface TokenGuardado {
  readonly cifrado: string;
  readonly clave: string;
}

/** A project with the scanning service in which we created its key; null where we did not. */
export interface ProyectoEnServicio {
  readonly proyecto: Proyecto;
  readonly pertenencia: Pertenencia;
  readonly servicio: string | null;
}

export interface ProyectoGuardado extends ProyectoEnServicio {
  readonly version: number;
  readonly token: TokenGuardado;
}

/** Date and degree of a project's newest finished analysis, with its procedencia and the project's scope of today. */
export interface AnalisisReciente extends Procedencia {
  /** Its end, ISO 8601. */
  readonly fecha: string;
  readonly grado: number | null;
  readonly rama: string;
  /** The scope of the project today; null where unknown. */
  readonly alcanceDeHoy: string | null;
}

/** The newest analysis of a project where it failed. */
export interface AnalisisFallido {
  /** Its end, ISO 8601. */
  readonly fecha: string;
  readonly motivo: string | null;
}

/** A project with its newest results. */
export interface ProyectoListado extends Proyecto {
  /** Its owner's name where the person is a member; null where they own it. */
  readonly equipoDe: NombrePersona | null;
  readonly analisis: AnalisisReciente | null;
  /** Whether an analysis waits or runs. */
  readonly analisisEnCurso: boolean;
  readonly fallo: AnalisisFallido | null;
  readonly prueba:
    | (Pick<RespuestaPrueba, '_id' | 'nombre' | 'tipo' | 'creado'> & {
        /** Fraction, unrounded; null where nothing counts. */
        readonly promedio: number | null;
      })
    | null;
}

export interface UsosProyecto {
  readonly pruebas: number;
  readonly borradores: number;
  /** Ours, and those of a scanning service whose figures are kept. */
  readonly analisis: number;
  /** Actions of its improvement plan. */
  readonly acciones: number;
  readonly marcas: number;
  /** 1 with a finished past of its repository. */
  readonly pasados: number;
  /** Copies of what it delivered, which stay with their courses. */
  readonly entregas: readonly { readonly titulo: string; readonly curso: string }[];
}

export interface CambioProyecto {
  readonly _id: string;
  readonly link: string;
  readonly branch: string;
  /** Null keeps the stored one. */
  readonly token: TokenGuardado | null;
}

/** Encrypts repository tokens, each bound to its row. */
export interface CofreTokens {
  encrypt(plain: string, rowId: string): TokenGuardado;
  decrypt(cifrado: string, clave: string, rowId: string): string;
}

/** Who makes a change, and when. */
export interface Autoria {
  readonly quien: Autor;
  readonly now: Date;
}

export interface ProyectoRepository {
  buscar(id: string): Promise<ProyectoGuardado | null>;
  /** Null when no project has that key. */
  buscarPorClave(clave: string): Promise<ProyectoEnServicio | null>;
  buscarPorNombre(idPersona: string, nombre: string): Promise<ProyectoEnServicio | null>;
  /** Newest results of both routes; null when the project does not exist. */
  recientes(id: string): Promise<Pick<ProyectoListado, 'analisis' | 'prueba'> | null>;
  /** Newest first; `conEquipos` adds those of which the person is a member. */
  listar(idPersona: string, conEquipos: boolean): Promise<readonly ProyectoListado[]>;
  /**
   * Saves the project under the key that its owner holds for its name, with its entry in the audit trail. 'sin-reserva' when no
   * key is held, 'repetido' when the owner already has a project of that name.
   */
  crear(
    proyecto: Omit<Proyecto, 'clave'>,
    token: TokenGuardado,
    autoria: Autoria,
  ): Promise<Proyecto | 'sin-reserva' | 'repetido'>;
  /** The new version, or null when `esperada` is no longer the stored one; `esperada` null accepts any. */
  cambiar(cambio: CambioProyecto, esperada: number | null, autoria: Autoria): Promise<number | null>;
  usos(id: string): Promise<UsosProyecto>;
  /** Erases the project with its tests, drafts, analyses and reservation, and stores who did, in one transaction. */
  borrar(id: string, quien: Autor, now: Date): Promise<void>;
}

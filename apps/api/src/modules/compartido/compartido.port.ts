import type { Autor } from '@mantenible/domain/auditoria';
import type { ClaseCompartida } from '@mantenible/domain/enlace';
import type { LoPedido } from '@mantenible/domain/entrega';
import type { RespuestaPrueba } from '@mantenible/domain/respuesta';

/** What a link shows, of a project and in the name of its owner. */
export interface Vista {
  readonly proyectoId: string;
  /** Subject of the project's owner today. */
  readonly propietario: string;
  readonly clase: ClaseCompartida;
  /** The saved test, or the first of the compared pair. */
  readonly objetoId: string | null;
  readonly otroId: string | null;
  readonly conCodigo: boolean;
}

export interface EnlaceGuardado extends Omit<Vista, 'propietario'> {
  readonly _id: string;
  readonly titulo: string;
  readonly creado: string;
  readonly expira: string;
}

/** A delivery whose deadline runs, of an open course that the project is in. */
export interface EntregaAbierta {
  readonly titulo: string;
  /** The first instant after the deadline, and the zone in which the course gives it. */
  readonly fin: string;
  readonly zona: string;
  readonly pide: LoPedido;
}

/** What decides whether a thing has to wait for a deadline. */
export interface EntregasDeVista {
  /** The tests that the thing shows. */
  readonly pruebas: readonly Pick<RespuestaPrueba, 'tipo' | 'elementoId'>[];
  /** The one that ends last first. */
  readonly abiertas: readonly EntregaAbierta[];
}

/** A link that may be opened, with the name of its project. */
export interface EnlaceVigente extends EnlaceGuardado, Vista, EntregasDeVista {
  readonly proyecto: string;
}

export interface EnlaceRepository {
  /** Null for a key that no link of a stored project has at `now`: wrong, ended and revoked take the same statement. */
  vigente(claveHash: string, now: Date): Promise<EnlaceVigente | null>;
  entregas(vista: Pick<Vista, 'proyectoId' | 'objetoId' | 'otroId'>, now: Date): Promise<EntregasDeVista>;
  /** The newest first. */
  listar(proyectoId: string): Promise<readonly EnlaceGuardado[]>;
  /**
   * Stores the link with its entry in the audit trail, and deletes the project's ended ones. Nothing is stored where `maximo` others
   * are left, 'completo', or the project was deleted, 'no-encontrado'.
   */
  agregar(
    enlace: EnlaceGuardado,
    claveHash: string,
    de: { readonly quien: Autor; readonly maximo: number; readonly now: Date },
  ): Promise<'creado' | 'completo' | 'no-encontrado'>;
  /** Deletes the link, with its entry in the audit trail. */
  retirar(proyectoId: string, id: string, quien: Autor): Promise<boolean>;
}

/** A badge: a label, and a figure in percent or null. */
export interface Insignia {
  readonly rotulo: string;
  readonly cifra: number | null;
}

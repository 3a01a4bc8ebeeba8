import type { Ambito } from '@mantenible/domain/ambito';

import type { Autor } from '../comun/autor.ts';

/** The scope that a project names; `version` is 0 before its first change. */
export interface AmbitoDeProyecto {
  readonly ambito: Ambito | null;
  readonly version: number;
  /** Who changed it last. */
  readonly autor: Autor;
}

interface CambioDeAmbito {
  readonly ambito: Ambito | null;
  readonly esperada: number | null;
  readonly idPersona: string;
  readonly now: Date;
}

export interface AmbitoRepository {
  leer(proyectoId: string): Promise<AmbitoDeProyecto>;
  /** Paths of the files of the project's newest analysis; null without one. */
  rutas(proyectoId: string): Promise<readonly string[] | null>;
  /** Returns the new version; null when the stored version is not `esperada` (null: any). */
  guardar(proyectoId: string, cambio: CambioDeAmbito): Promise<number | null>;
}

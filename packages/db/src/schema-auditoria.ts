import type { Generated } from 'kysely';

import type { Momento } from './column-types.ts';

/** An entry of the audit trail. */
export interface AuditoriaTable {
  id: string;
  /** First and last of the repetitions that the row counts. */
  momento: Momento;
  ultimo: Momento;
  veces: number;
  /** Subject of who did it; 'consola' for the command line, '' for an unknown user name. */
  sub: string;
  nombre: string;
  usuario: string | null;
  accion: string;
  objeto: string;
  objeto_id: string | null;
  detalle: string;
  /** The other person whom it names: a subject, or the user name of an invitation. */
  otro: Generated<string | null>;
  /** Key of repetitions; null for a row of its own. */
  grupo: string | null;
}

import type { Schema } from '@mantenible/db';
import type { Insertable } from 'kysely';

import { uid } from './muestra.ts';

type FilaProyecto = Insertable<Schema['proyectos']>;

/** Row `n` of the projects: ana's, unless the changes name another owner. */
export const filaProyecto = (n: number, cambios: Partial<FilaProyecto> = {}): FilaProyecto => ({
  id: uid(n),
  nombre: `P${n}`,
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  token_cifrado: 'secreto',
  token_clave: 'k',
  id_persona: 'sub-ana',
  clave: `p${n}`,
  version: 1,
  creado: new Date(Date.UTC(2026, 0, 1)),
  ...cambios,
});

import { almacenPestana } from '../../../lib/almacenes.ts';

/** Course whose projects are reviewed in this tab, and the query of their order. */
export interface Revision {
  readonly curso: string;
  readonly consulta: string;
}

const nombre = 'mantenible.revision';

export function guardarRevision({ curso, consulta }: Revision): void {
  almacenPestana.setItem(nombre, `${curso}?${consulta}`);
}

/** Null unless a course is being reviewed. */
export function leerRevision(): Revision | null {
  const [curso = '', consulta = ''] = (almacenPestana.getItem(nombre) ?? '').split('?');
  return curso === '' ? null : { curso, consulta };
}

import { esDeNadie, type Pertenencia } from '@mantenible/domain/acceso';

/** Who did something, as its row has them: both null for one of before teams. */
export interface Autor {
  readonly sub: string | null;
  readonly nombre: string | null;
}

/** Of a row that never was. */
export const sinAutor: Autor = { sub: null, nombre: null };

/** Name of who did something in a project; null where only its owner can have done it. */
export function autorMostrado(
  { propietario, miembros }: Pick<Pertenencia, 'propietario' | 'miembros'>,
  { sub, nombre }: Autor,
): string | null {
  if (sub === null || esDeNadie(sub) || (miembros.length === 0 && sub === propietario)) return null;
  return nombre ?? sub;
}

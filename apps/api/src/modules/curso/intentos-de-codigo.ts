import { LimiteAlcanzado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { BoundedMap } from '../../bounded-map.ts';

/** Bounds wrong join codes. Codes that exist count nothing: a class joins at once from one address. */
export interface IntentosDeCodigo {
  /** Refuses a person, or a group of addresses, that has tried too many wrong codes. */
  exigir(sub: string, grupo: string): void;
  fallar(sub: string, grupo: string): void;
}

const ventanaMs = 15 * 60_000;
const maximoPorPersona = 10;
/** A classroom that copies one code wrongly from the board. */
const maximoPorGrupo = 200;
const maximoClaves = 10_000;

/** Counts of this server alone, over windows that begin with the first wrong code. */
export function createIntentosDeCodigo(now: () => Date): IntentosDeCodigo {
  const fallos = new BoundedMap<string, { readonly desde: number; readonly cuantos: number }>(maximoClaves);
  const vigente = (clave: string) => {
    const suyos = fallos.get(clave);
    return suyos && now().getTime() - suyos.desde < ventanaMs
      ? suyos
      : { desde: now().getTime(), cuantos: 0 };
  };
  const exigirUno = (clave: string, maximo: number): void => {
    const { desde, cuantos } = vigente(clave);
    if (cuantos < maximo) return;
    const segundos = Math.ceil((desde + ventanaMs - now().getTime()) / 1000);
    throw new LimiteAlcanzado(
      'demasiados-codigos',
      `Se probaron demasiados códigos que no existen. Espere ${contar(Math.ceil(segundos / 60), 'minuto', 'minutos')} e inténtelo de nuevo.`,
      segundos,
    );
  };
  const sumar = (clave: string): void => {
    const { desde, cuantos } = vigente(clave);
    fallos.set(clave, { desde, cuantos: cuantos + 1 });
  };
  return {
    exigir: (sub, grupo) => {
      exigirUno(`persona ${sub}`, maximoPorPersona);
      exigirUno(`grupo ${grupo}`, maximoPorGrupo);
    },
    fallar: (sub, grupo) => {
      sumar(`persona ${sub}`);
      sumar(`grupo ${grupo}`);
    },
  };
}

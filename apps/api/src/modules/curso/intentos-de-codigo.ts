import { LimiteAlcanzado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { BoundedMap } from '../../bounded-map.ts';

/** Bounds wrong join codes. Codes that exist count nothing: a class joins at once from one address. */
export interface IntentosDeCodigo {
  /**
   * Begins to try a code, and refuses a person, or a group of addresses, that has tried too many wrong ones. Until its end a try of
   * the person counts as wrong: many at the same moment get no more than as many in turn. That of a group counts at its end alone,
   * because a class that joins at once has many right ones under way.
   */
  empezar(sub: string, grupo: string): { acertar(): void; fallar(): void };
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
  const sumar = (clave: string, cuanto: 1 | -1): void => {
    const { desde, cuantos } = vigente(clave);
    fallos.set(clave, { desde, cuantos: Math.max(0, cuantos + cuanto) });
  };
  return {
    empezar: (sub, grupo) => {
      const [persona, direcciones] = [`persona ${sub}`, `grupo ${grupo}`];
      exigirUno(persona, maximoPorPersona);
      exigirUno(direcciones, maximoPorGrupo);
      sumar(persona, 1);
      return {
        acertar: () => {
          sumar(persona, -1);
        },
        fallar: () => {
          sumar(direcciones, 1);
        },
      };
    },
  };
}

import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';

import {
  copiaDe,
  copiaNueva,
  type CopiaGuardada,
  type CopiaLocal,
  type GuardadoEnDuda,
} from './copia-local.ts';
import { abrirEstado, porEnviar, recibirCopia, type EstadoBorrador } from './estado-borrador.ts';

export type Inicial = Pick<Borrador, '_id' | 'huella' | 'titulo' | 'respuestas'>;
export interface PartesLocal {
  readonly copia: CopiaGuardada;
  /** Keys of the question set. */
  readonly propias: ReadonlySet<string>;
}
export type BorradorLocal = ReturnType<typeof crearBorradorLocal>;

/**
 * The draft as this tab has it: every change is written to the local copy at once, with the save that has no answer yet.
 * `alCambiar` is called after each change.
 */
export function crearBorradorLocal({ copia, propias }: PartesLocal, inicial: Inicial, alCambiar: () => void) {
  const ids = { borrador: inicial._id, huella: inicial.huella };
  let estado = abrirEstado(inicial, copiaDe(copia.leer(), ids.borrador));
  let enDuda: GuardadoEnDuda | undefined;
  let resuelto: string | undefined;
  let acabado = false;

  function aplicar(siguiente: EstadoBorrador): void {
    estado = siguiente;
    if (acabado) return;
    copia.escribir(copiaNueva(copia.leer(), estado, { ...ids, enDuda, resuelto }));
    alCambiar();
  }

  return {
    estado: () => estado,
    aplicar,
    /** Takes the copy that another tab of this device changed; false where nothing in it is new. */
    tomarCopia: (otra: CopiaLocal): boolean => {
      if (otra.huella !== undefined && otra.huella !== ids.huella) return false;
      const siguiente = recibirCopia(estado, copiaDe(otra, ids.borrador));
      if (siguiente === estado) return false;
      estado = siguiente;
      alCambiar();
      return true;
    },
    /** Changes that the server does not have; null without any. */
    porEnviar: (): BorradorEnviado | null => {
      const cuerpo = porEnviar(estado, propias);
      return cuerpo && { ...cuerpo, ...ids };
    },
    /** The save without an answer, if any. */
    enDuda: () => enDuda,
    /** Changes the save in doubt; the one before it is settled. */
    ponerEnDuda: (guardado?: GuardadoEnDuda): void => {
      if (enDuda?.clave !== guardado?.clave) resuelto = enDuda?.clave;
      enDuda = guardado;
      aplicar(estado);
    },
    acabado: () => acabado,
    /** Removes the local copy, and writes none again. */
    acabar: (): void => {
      acabado = true;
      copia.escribir(null);
    },
  };
}

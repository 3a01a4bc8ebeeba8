import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';

import type { CopiaGuardada } from './copia-local.ts';
import { resolverGuardado, type PartesGuardado, type ResultadoGuardado } from './guardar-prueba.ts';

interface PartesApertura extends Omit<PartesGuardado, 'nuevaClave'> {
  readonly poner: (cuerpo: BorradorEnviado) => Promise<Borrador>;
  /** Whether the server refused because the draft that was named is there no longer. */
  readonly esAusente: (error: unknown) => boolean;
}

/** What opening a run finds. */
export type Apertura =
  | { readonly guardada: ResultadoGuardado; readonly borrador: null }
  | {
      readonly guardada: null;
      readonly borrador: Borrador;
      /** This device held answers of a draft that was saved or discarded elsewhere: they are of no use any more. */
      readonly sobraron: boolean;
    };

/** Settles a save in doubt, and opens the draft that this device's copy belongs to, or the scope's. */
export async function abrirBorrador(copia: CopiaGuardada, partes: PartesApertura): Promise<Apertura> {
  const guardada = await resolverGuardado(copia, partes);
  if (guardada) return { guardada, borrador: null };
  const { borrador: deCopia } = copia.leer();
  if (deCopia === undefined) return { guardada: null, borrador: await partes.poner({}), sobraron: false };
  try {
    return { guardada: null, borrador: await partes.poner({ borrador: deCopia }), sobraron: false };
  } catch (error) {
    if (!partes.esAusente(error)) throw error;
    copia.escribir(null);
    return { guardada: null, borrador: await partes.poner({}), sobraron: true };
  }
}

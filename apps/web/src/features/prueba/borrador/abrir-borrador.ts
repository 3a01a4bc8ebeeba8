import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';

import { adaptarCopia, type Adaptada } from './adaptar-copia.ts';
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
      /** The questions are others than those that this device answered; null when they are the same. */
      readonly cambiadas: Pick<Adaptada, 'perdidas'> | null;
    };

/** Settles a save in doubt, and opens the draft that this device's copy belongs to, or the scope's. */
export async function abrirBorrador(copia: CopiaGuardada, partes: PartesApertura): Promise<Apertura> {
  const guardada = await resolverGuardado(copia, partes);
  if (guardada) return { guardada, borrador: null };
  const { borrador: deCopia } = copia.leer();
  const nada = { guardada: null, cambiadas: null } as const;
  if (deCopia === undefined) return { ...nada, borrador: await partes.poner({}), sobraron: false };
  try {
    const borrador = await partes.poner({ borrador: deCopia });
    return { guardada: null, borrador, sobraron: false, cambiadas: adaptar(copia, borrador) };
  } catch (error) {
    if (!partes.esAusente(error)) throw error;
    copia.escribir(null);
    return { ...nada, borrador: await partes.poner({}), sobraron: true };
  }
}

/** Leaves in the copy what the draft's questions take. */
function adaptar(copia: CopiaGuardada, borrador: Borrador): Pick<Adaptada, 'perdidas'> | null {
  const { huella } = copia.leer();
  const adaptada = adaptarCopia(copia.leer(), borrador);
  copia.escribir(adaptada.copia);
  return huella === borrador.huella && adaptada.perdidas === 0 ? null : adaptada;
}

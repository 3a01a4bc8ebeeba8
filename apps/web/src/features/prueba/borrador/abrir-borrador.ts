import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';

import { adaptarCopia, type Adaptada } from './adaptar-copia.ts';
import type { CopiaGuardada, GuardadoEnDuda } from './copia-local.ts';
import { resolverGuardado, type PartesGuardado, type ResultadoGuardado } from './guardar-prueba.ts';

interface PartesApertura extends Omit<PartesGuardado, 'nuevaClave'> {
  /** Creates the draft on the server, or merges the body into it; gives the whole draft. */
  readonly poner: (cuerpo: BorradorEnviado) => Promise<Borrador>;
}

/**
 * Result of opening a run: a save of an earlier visit has stored the test (`guardada`), or its draft no longer exists (`suelta`), or
 * the draft is open.
 */
export type Apertura =
  | { readonly guardada: ResultadoGuardado; readonly suelta: null; readonly borrador: null }
  | { readonly guardada: null; readonly suelta: GuardadoEnDuda; readonly borrador: null }
  | {
      readonly guardada: null;
      readonly suelta: null;
      readonly borrador: Borrador;
      /**
       * Whether the local copy belonged to a draft that was saved or discarded elsewhere, and was dropped.
       */
      readonly sobraron: boolean;
      /** Set when the questions differ from those of the local copy; null when they are equal. */
      readonly cambiadas: Pick<Adaptada, 'perdidas'> | null;
    };

/** Settles a save in doubt, and opens the draft of the local copy, or that of the scope. */
export async function abrirBorrador(copia: CopiaGuardada, partes: PartesApertura): Promise<Apertura> {
  const resuelto = await resolverGuardado(copia, partes);
  if (typeof resuelto === 'string') return { guardada: resuelto, suelta: null, borrador: null };
  if (resuelto) return { guardada: null, suelta: resuelto, borrador: null };
  const { borrador: deCopia } = copia.leer();
  const nada = { guardada: null, suelta: null, cambiadas: null } as const;
  if (deCopia === undefined) return { ...nada, borrador: await partes.poner({}), sobraron: false };
  try {
    const borrador = await partes.poner({ borrador: deCopia });
    return { ...nada, borrador, sobraron: false, cambiadas: adaptar(copia, borrador) };
  } catch (error) {
    if (!partes.esAusente(error)) throw error;
    copia.escribir(null);
    return { ...nada, borrador: await partes.poner({}), sobraron: true };
  }
}

/** Keeps in the copy the answers that match the draft's questions; null when they were the same questions. */
function adaptar(copia: CopiaGuardada, borrador: Borrador): Pick<Adaptada, 'perdidas'> | null {
  const { huella } = copia.leer();
  const adaptada = adaptarCopia(copia.leer(), borrador);
  copia.escribir(adaptada.copia);
  return huella === borrador.huella && adaptada.perdidas === 0 ? null : adaptada;
}

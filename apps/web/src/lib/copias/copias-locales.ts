import { clavesCopias } from '@mantenible/contracts/copia';

import { almacenDispositivo, almacenPestana } from '../almacenes.ts';
import { getJson } from '../http.ts';
import { session } from '../session/session.ts';
import { alCerrarSesion, alComprobarSalida } from '../session/hooks.ts';
import { crearAlmacenCifrado } from './almacen-cifrado.ts';
import { copiasDe, esCopiaDe, todasLasCopias } from './nombres.ts';
import { haCaducado, importarLlavero, type Llavero } from './sobre.ts';

/** The last request of keys, with the person it was made for. */
let pedido: { readonly sub: string; readonly llavero: Promise<Llavero | null> } | null = null;

/**
 * Keys of the signed-in person, requested once. Null without a person, where the browser offers no cryptography, and after a
 * failed request, which the next call repeats.
 */
export function pedirLlavero(): Promise<Llavero | null> {
  const sub = session.get().persona?.sub;
  if (sub === undefined || !('subtle' in crypto)) return Promise.resolve(null);
  if (pedido?.sub !== sub) pedido = { sub, llavero: traerLlavero() };
  return pedido.llavero;
}

async function traerLlavero(): Promise<Llavero | null> {
  try {
    const { claves } = await getJson('/copias/claves', clavesCopias);
    return await importarLlavero(claves);
  } catch (error) {
    console.warn('No keys for local copies', error);
    pedido = null;
    return null;
  }
}

/** Drops the keys: the next copy requests them again. */
export function olvidarClaves(): void {
  pedido = null;
}

/** Copies that outlive the page: unsent answers. */
export const copiasDispositivo = crearAlmacenCifrado(almacenDispositivo, pedirLlavero);
/** Copies of forms in this tab, from leaving for the sign-in page until the return. */
export const copiasPestana = crearAlmacenCifrado(almacenPestana, pedirLlavero);

/** Decrypts this tab's copies after signing in again, so that screens read them synchronously. */
export async function abrirCopiasDePestana(): Promise<void> {
  const sub = session.get().persona?.sub;
  if (sub === undefined) return;
  await Promise.all(copiasDe(almacenPestana, sub).map((nombre) => copiasPestana.abrir(nombre)));
}

/** Removes the expired and invalid copies of all people. */
export function barrerCopias(almacen: Storage, now: number): void {
  for (const nombre of todasLasCopias(almacen)) {
    if (haCaducado(almacen.getItem(nombre), now)) almacen.removeItem(nombre);
  }
}

/**
 * Called once at the start: removes expired copies. Before a sign-out it reports unsent answers on this device, and at the
 * sign-out removes the copies of the person. Returns the removal of these hooks.
 */
export function vigilarCopiasLocales(): () => void {
  barrerCopias(almacenDispositivo, Date.now());
  barrerCopias(almacenPestana, Date.now());
  const quitarComprobacion = alComprobarSalida(() => {
    const { persona } = session.get();
    return persona !== null && copiasDe(almacenDispositivo, persona.sub).length > 0 ? 'respuestas' : null;
  });
  const quitarCierre = alCerrarSesion(() => {
    const sub = session.get().persona?.sub;
    if (sub === undefined) return;
    quitarCopiasDe(sub, almacenDispositivo, copiasDispositivo);
    quitarCopiasDe(sub, almacenPestana, copiasPestana);
    olvidarClaves();
  });
  return () => {
    quitarComprobacion();
    quitarCierre();
  };
}

/** Removes a person's copies, also those that are still being encrypted: they would be written after the sign-out. */
function quitarCopiasDe(sub: string, almacen: Storage, copias: typeof copiasDispositivo): void {
  const pendientes = copias.enMemoria().filter((nombre) => esCopiaDe(nombre, sub));
  for (const nombre of [...copiasDe(almacen, sub), ...pendientes]) copias.removeItem(nombre);
}

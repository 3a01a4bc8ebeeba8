import { alCerrarSesion } from './session/hooks.ts';

/** Start of the name of everything that is kept on this device for a person until the server has it. */
const prefijo = 'mantenible.copia:';

/** Name of one local copy: it belongs to a person, so that another one at the same device never sees it. */
export function nombreCopiaLocal(sub: string, cosa: string): string {
  return `${prefijo}${encodeURIComponent(sub)}:${cosa}`;
}

/** Drops every local copy of this device. */
export function borrarCopiasLocales(almacen: Storage): void {
  const nombres = Array.from({ length: almacen.length }, (_, i) => almacen.key(i) ?? '');
  for (const nombre of nombres.filter((n) => n.startsWith(prefijo))) almacen.removeItem(nombre);
}

/** Sees to it that they go at sign-out; called once, when the application starts. */
export function vigilarCopiasLocales(): void {
  alCerrarSesion(() => {
    borrarCopiasLocales(localStorage);
    borrarCopiasLocales(sessionStorage);
  });
}

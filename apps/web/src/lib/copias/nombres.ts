/** Prefix of the names of local copies of work that the server does not have. */
const prefijo = 'mantenible.copia:';

/** Name of a local copy, which contains the person: another person at the device does not see it. */
export function nombreCopiaLocal(sub: string, cosa: string): string {
  return `${prefijoDe(sub)}${cosa}`;
}

/** Names of one person's copies in a storage. */
export function copiasDe(almacen: Storage, sub: string): readonly string[] {
  return nombres(almacen).filter((nombre) => esCopiaDe(nombre, sub));
}

export function esCopiaDe(nombre: string, sub: string): boolean {
  return nombre.startsWith(prefijoDe(sub));
}

/** Names of all copies in a storage, of any person. */
export function todasLasCopias(almacen: Storage): readonly string[] {
  return nombres(almacen).filter((nombre) => nombre.startsWith(prefijo));
}

function prefijoDe(sub: string): string {
  return `${prefijo}${encodeURIComponent(sub)}:`;
}

function nombres(almacen: Storage): readonly string[] {
  return Array.from({ length: almacen.length }, (_, i) => almacen.key(i) ?? '');
}

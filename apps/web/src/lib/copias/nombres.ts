/** Start of the name of everything that is kept on this device for a person until the server has it. */
const prefijo = 'mantenible.copia:';

/** Name of one local copy: it belongs to a person, so that another one at the same device never sees it. */
export function nombreCopiaLocal(sub: string, cosa: string): string {
  return `${prefijoDe(sub)}${cosa}`;
}

/** Names of one person's copies in a storage. */
export function copiasDe(almacen: Storage, sub: string): readonly string[] {
  return nombres(almacen).filter((nombre) => nombre.startsWith(prefijoDe(sub)));
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

/** The checked ids in the order of their checking; a checked one is removed. */
export function alternar(elegidos: readonly string[], id: string): readonly string[] {
  return elegidos.includes(id) ? elegidos.filter((otro) => otro !== id) : [...elegidos, id];
}

/** An execution URL with the further items in its query; unchanged when none is chosen. */
export function conAdicionales(ruta: string, nombre: string, elegidos: readonly string[]): string {
  return elegidos.length === 0 ? ruta : `${ruta}?${nombre}=${elegidos.join(',')}`;
}

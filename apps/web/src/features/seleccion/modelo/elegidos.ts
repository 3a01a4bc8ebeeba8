/** Checks an id, or unchecks it if it is checked: the checked ids in the order in which they were checked. */
export function alternar(elegidos: readonly string[], id: string): readonly string[] {
  return elegidos.includes(id) ? elegidos.filter((otro) => otro !== id) : [...elegidos, id];
}

/** An execution URL with the further items in its query; unchanged when none is chosen. */
export function conAdicionales(ruta: string, nombre: string, elegidos: readonly string[]): string {
  return elegidos.length === 0 ? ruta : `${ruta}?${nombre}=${elegidos.join(',')}`;
}

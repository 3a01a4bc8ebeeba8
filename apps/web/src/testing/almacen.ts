/** A storage of the browser in memory. */
export function crearAlmacen(contenido: Readonly<Record<string, string>> = {}): Storage {
  const datos = new Map(Object.entries(contenido));
  return {
    get length() {
      return datos.size;
    },
    key: (i) => [...datos.keys()][i] ?? null,
    getItem: (nombre) => datos.get(nombre) ?? null,
    setItem: (nombre, valor) => void datos.set(nombre, valor),
    removeItem: (nombre) => void datos.delete(nombre),
    clear: () => {
      datos.clear();
    },
  };
}

export interface Monticulo<T> {
  poner(cosa: T): void;
  /** Removes and returns the smallest, or null when it is empty. */
  quitar(): T | null;
}

export function crearMonticulo<T>(menor: (a: T, b: T) => boolean): Monticulo<T> {
  const cosas: T[] = [];
  const antesQue = (a: number, b: number): boolean => {
    const [una, otra] = [cosas[a], cosas[b]];
    return una !== undefined && otra !== undefined && menor(una, otra);
  };
  const cambiar = (a: number, b: number): void => {
    const [una, otra] = [cosas[a], cosas[b]];
    if (una === undefined || otra === undefined) return;
    cosas[a] = otra;
    cosas[b] = una;
  };
  const hundir = (): void => {
    for (let i = 0; ;) {
      const hijos = [2 * i + 1, 2 * i + 2];
      const minimo = hijos.reduce((mejor, hijo) => (antesQue(hijo, mejor) ? hijo : mejor), i);
      if (minimo === i) return;
      cambiar(i, minimo);
      i = minimo;
    }
  };
  return {
    poner: (cosa) => {
      cosas.push(cosa);
      for (let i = cosas.length - 1; i > 0 && antesQue(i, (i - 1) >> 1); i = (i - 1) >> 1)
        cambiar(i, (i - 1) >> 1);
    },
    quitar: () => {
      cambiar(0, cosas.length - 1);
      const primera = cosas.pop();
      hundir();
      return primera ?? null;
    },
  };
}

import { abrirHijo, type Hijo, type OpcionesHijo } from './hijo.ts';

/** Children that do one thing after the other, some at once; each is used again until it dies. */
export interface Equipo {
  /** Lends a child to something; one that fails is not used again. */
  prestar<T>(tarea: (hijo: Hijo) => Promise<T>): Promise<T>;
  /** Works a list off, as many at once as there may be children. */
  repartir<T>(lista: readonly T[], tarea: (elemento: T) => Promise<void>): Promise<void>;
  /** Ends all children, whatever they do. */
  cerrar(): void;
}

export function createEquipo(opciones: OpcionesHijo, procesos: number): Equipo {
  const libres: Hijo[] = [];
  const vivos = new Set<Hijo>();
  const abrir = (): Hijo => {
    const hijo = abrirHijo(opciones);
    vivos.add(hijo);
    return hijo;
  };
  return {
    prestar: async (tarea) => {
      opciones.signal.throwIfAborted();
      const hijo = libres.pop() ?? abrir();
      try {
        const resultado = await tarea(hijo);
        libres.push(hijo);
        return resultado;
      } catch (error) {
        hijo.cerrar();
        vivos.delete(hijo);
        // Then it was no file that it died of.
        opciones.signal.throwIfAborted();
        throw error;
      }
    },
    repartir: async (lista, tarea) => {
      const cola = [...lista];
      const trabajar = async (): Promise<void> => {
        for (let uno = cola.shift(); uno !== undefined; uno = cola.shift()) await tarea(uno);
      };
      await Promise.all(Array.from({ length: procesos }, trabajar));
    },
    cerrar: () => {
      for (const hijo of vivos) hijo.cerrar();
    },
  };
}

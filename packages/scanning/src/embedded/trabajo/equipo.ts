import { abrirHijo, type Hijo, type OpcionesHijo } from './hijo.ts';

export type { OpcionesHijo };

/** Children that do one thing after the other, some at once; each is used again until it dies. */
export interface Equipo {
  /** Lends a child to something; one that fails is not used again. */
  prestar<T>(tarea: (hijo: Hijo) => Promise<T>): Promise<T>;
  /** Works a list off, so many elements at once. */
  repartir<T>(lista: readonly T[], aLaVez: number, tarea: (elemento: T) => Promise<void>): Promise<void>;
  /** Starts a child before there is anything for it, so that the first thing does not wait for it. */
  abrir(): void;
  /** Lets so many children load the rules for scripts, before there is anything that they could look at. */
  preparar(cuantos: number): void;
  /** Ends those that are getting ready: there is nothing for them. */
  descartar(): void;
  /** Ends all children, whatever they do. */
  cerrar(): void;
}

export function createEquipo(opciones: OpcionesHijo, procesos: number): Equipo {
  const libres: Hijo[] = [];
  const preparandose = new Map<Hijo, Promise<Hijo | null>>();
  const vivos = new Set<Hijo>();
  const abrir = (): Hijo => {
    const hijo = abrirHijo(opciones);
    vivos.add(hijo);
    return hijo;
  };
  const despedir = (hijo: Hijo): void => {
    hijo.cerrar();
    vivos.delete(hijo);
  };
  const preparado = async (): Promise<Hijo | null> => {
    for (const [hijo, listo] of preparandose) {
      preparandose.delete(hijo);
      return await listo;
    }
    return null;
  };
  return {
    prestar: async (tarea) => {
      opciones.signal.throwIfAborted();
      const hijo = libres.pop() ?? (await preparado()) ?? abrir();
      try {
        const resultado = await tarea(hijo);
        libres.push(hijo);
        return resultado;
      } catch (error) {
        despedir(hijo);
        // Then it was no file that it died of.
        opciones.signal.throwIfAborted();
        throw error;
      }
    },
    repartir: async (lista, aLaVez, tarea) => {
      const cola = [...lista];
      const trabajar = async (): Promise<void> => {
        for (let uno = cola.shift(); uno !== undefined; uno = cola.shift()) await tarea(uno);
      };
      await Promise.all(Array.from({ length: aLaVez }, trabajar));
    },
    abrir: () => {
      libres.push(abrir());
    },
    preparar: (cuantos) => {
      while (vivos.size < Math.min(cuantos, procesos)) {
        const hijo = abrir();
        const listo = hijo
          .encargar({ tipo: 'preparar' }, () => undefined)
          .then(
            () => hijo,
            () => {
              despedir(hijo);
              return null;
            },
          );
        preparandose.set(hijo, listo);
      }
    },
    descartar: () => {
      for (const hijo of preparandose.keys()) despedir(hijo);
      preparandose.clear();
    },
    cerrar: () => {
      for (const hijo of vivos) hijo.cerrar();
    },
  };
}

import { abrirHijo, type Hijo, type OpcionesHijo } from './worker.ts';

export type { OpcionesHijo };

/** Children that do one thing after the other, some at once; each is used again until it dies. */
export interface Equipo {
  /** Lends a child to something; one that fails is not used again. */
  prestar<T>(tarea: (hijo: Hijo) => Promise<T>): Promise<T>;
  /** Starts a child before there is anything for it, so that the first thing does not wait for it. */
  abrir(): void;
  /**
   * Starts a child that loads the rules for scripts, before there is anything that they could look at; settles when it
   * has, or died.
   */
  preparar(): Promise<void>;
  /** Ends the one that is getting ready: there is nothing for it. */
  descartar(): void;
  /** Ends all children, whatever they do. */
  cerrar(): void;
}

interface Preparandose {
  readonly hijo: Hijo;
  readonly listo: Promise<void>;
}

export function createEquipo(opciones: OpcionesHijo): Equipo {
  const libres: Hijo[] = [];
  const vivos = new Set<Hijo>();
  let preparandose: Preparandose | null = null;
  const abrir = (): Hijo => {
    const hijo = abrirHijo(opciones);
    vivos.add(hijo);
    return hijo;
  };
  const despedir = (hijo: Hijo): void => {
    hijo.cerrar();
    vivos.delete(hijo);
  };
  /** One that waits may have died meanwhile. */
  const libre = (): Hijo | null => {
    for (let hijo = libres.pop(); hijo !== undefined; hijo = libres.pop()) {
      if (hijo.vive()) return hijo;
      despedir(hijo);
    }
    return null;
  };
  const preparado = async (): Promise<Hijo | null> => {
    if (preparandose === null) return null;
    const { hijo, listo } = preparandose;
    preparandose = null;
    await listo;
    if (hijo.vive()) return hijo;
    despedir(hijo);
    return null;
  };
  return {
    prestar: async (tarea) => {
      opciones.signal.throwIfAborted();
      const hijo = libre() ?? (await preparado()) ?? abrir();
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
    abrir: () => {
      libres.push(abrir());
    },
    preparar: async () => {
      if (preparandose === null) {
        const hijo = abrir();
        // Whoever takes it sees whether it lives.
        const listo = hijo.encargar({ tipo: 'preparar' }, () => undefined).catch(() => undefined);
        preparandose = { hijo, listo };
      }
      await preparandose.listo;
    },
    descartar: () => {
      if (preparandose) despedir(preparandose.hijo);
      preparandose = null;
    },
    cerrar: () => {
      for (const hijo of vivos) hijo.cerrar();
    },
  };
}

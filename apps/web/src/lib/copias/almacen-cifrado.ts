import { abrirSobre, cerrarSobre, type Llavero } from './sobre.ts';

/**
 * A storage with ciphertexts in the browser and clear text in this page's memory only. Reads and writes are
 * synchronous; the ciphertext is written asynchronously. Without keys nothing is stored.
 */
export function crearAlmacenCifrado(
  almacen: Storage,
  pedirLlavero: () => Promise<Llavero | null>,
  now: () => number = Date.now,
) {
  const sobres = crearSobres(pedirLlavero, now);
  const claro = new Map<string, string>();
  const cola = crearCola();

  async function guardar(nombre: string): Promise<boolean> {
    const texto = claro.get(nombre);
    if (texto === undefined) return true;
    const sobre = await sobres.cerrar(nombre, texto);
    if (sobre === null) return false;
    // Changed or dropped meanwhile: a later write is in the queue, or the copy was removed.
    if (claro.get(nombre) === texto) almacen.setItem(nombre, sobre);
    return true;
  }

  async function leer(nombre: string, sobre: string | null): Promise<string | null> {
    const texto = await sobres.abrir(nombre, sobre);
    if (texto === null) claro.delete(nombre);
    else claro.set(nombre, texto);
    return texto;
  }

  return {
    /** Decrypts a copy into memory; needed before `getItem`. */
    abrir: async (nombre: string): Promise<void> => {
      await cola.escrito();
      if (!claro.has(nombre) || almacen.getItem(nombre) !== null) await leer(nombre, almacen.getItem(nombre));
    },
    getItem: (nombre: string): string | null => claro.get(nombre) ?? null,
    setItem: (nombre: string, texto: string): void => {
      claro.set(nombre, texto);
      cola.poner(() => guardar(nombre));
    },
    removeItem: (nombre: string): void => {
      claro.delete(nombre);
      almacen.removeItem(nombre);
    },
    /** Names of the copies in memory: the writes of some may not have ended. */
    enMemoria: (): readonly string[] => [...claro.keys()],
    /** Settles once all writes have ended; false when the last one failed. */
    escrito: cola.escrito,
    /** Whether the last finished write succeeded. */
    seguro: cola.seguro,
    /** Calls `oyente` with a copy that another tab changed. Returns the unsubscribe function. */
    alCambiar: (nombre: string, oyente: (texto: string) => void): (() => void) =>
      alCambiarEnOtraPestana(almacen, nombre, (sobre) => {
        void leer(nombre, sobre).then((texto) => {
          if (texto !== null) oyente(texto);
        });
      }),
  };
}

/** Writes one after another; a write that throws has failed. */
function crearCola() {
  let cola = Promise.resolve(true);
  let seguro = true;
  return {
    poner: (escribir: () => Promise<boolean>): void => {
      cola = cola
        .then(escribir)
        .catch(() => false)
        .then((guardado) => {
          seguro = guardado;
          return guardado;
        });
    },
    escrito: (): Promise<boolean> => cola,
    seguro: (): boolean => seguro,
  };
}

/** Ciphertexts under the keys of the person; null without keys. */
function crearSobres(pedirLlavero: () => Promise<Llavero | null>, now: () => number) {
  return {
    cerrar: async (nombre: string, texto: string): Promise<string | null> => {
      const llavero = await pedirLlavero();
      return llavero && cerrarSobre(llavero, nombre, texto, now());
    },
    abrir: async (nombre: string, sobre: string | null): Promise<string | null> => {
      const llavero = sobre === null ? null : await pedirLlavero().catch(() => null);
      return llavero === null || sobre === null ? null : abrirSobre(llavero, nombre, sobre, now());
    },
  };
}

function alCambiarEnOtraPestana(
  almacen: Storage,
  nombre: string,
  oyente: (valor: string | null) => void,
): () => void {
  const atender = (evento: StorageEvent) => {
    if (evento.storageArea === almacen && evento.key === nombre) oyente(evento.newValue);
  };
  window.addEventListener('storage', atender);
  return () => {
    window.removeEventListener('storage', atender);
  };
}

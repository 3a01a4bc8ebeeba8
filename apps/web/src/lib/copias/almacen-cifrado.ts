import { abrirSobre, cerrarSobre, type Llavero } from './sobre.ts';

/**
 * A storage with ciphertexts in the browser and clear text in this page's memory only. Reads and writes are
 * synchronous; the ciphertext is written asynchronously. Without keys nothing is stored.
 */
export function crearAlmacenCifrado(
  almacen: Storage,
  pedirLlavero: () => Promise<Llavero | null>,
  ahora: () => number = Date.now,
) {
  const claro = new Map<string, string>();
  let cola: Promise<boolean> = Promise.resolve(true);
  let seguro = true;

  async function guardar(nombre: string): Promise<boolean> {
    try {
      const texto = claro.get(nombre);
      if (texto === undefined) return true;
      const llavero = await pedirLlavero();
      if (!llavero) return false;
      const sobre = await cerrarSobre(llavero, nombre, texto, ahora());
      // Changed or dropped meanwhile: a later write is in the queue, or the copy was removed.
      if (claro.get(nombre) === texto) almacen.setItem(nombre, sobre);
      return true;
    } catch {
      return false;
    }
  }

  async function leer(nombre: string, sobre: string | null): Promise<string | null> {
    const llavero = sobre === null ? null : await pedirLlavero().catch(() => null);
    const texto =
      llavero === null || sobre === null ? null : await abrirSobre(llavero, nombre, sobre, ahora());
    if (texto === null) claro.delete(nombre);
    else claro.set(nombre, texto);
    return texto;
  }

  return {
    /** Decrypts a copy into memory; needed before `getItem`. */
    abrir: async (nombre: string): Promise<void> => {
      await cola;
      if (!claro.has(nombre) || almacen.getItem(nombre) !== null) await leer(nombre, almacen.getItem(nombre));
    },
    getItem: (nombre: string): string | null => claro.get(nombre) ?? null,
    setItem: (nombre: string, texto: string): void => {
      claro.set(nombre, texto);
      cola = cola
        .then(() => guardar(nombre))
        .then((guardado) => {
          seguro = guardado;
          return guardado;
        });
    },
    removeItem: (nombre: string): void => {
      claro.delete(nombre);
      almacen.removeItem(nombre);
    },
    /** Names of the copies in memory: the writes of some may not have ended. */
    enMemoria: (): readonly string[] => [...claro.keys()],
    /** Settles once all writes have ended; false when the last one failed. */
    escrito: (): Promise<boolean> => cola,
    /** Whether the last finished write succeeded. */
    seguro: (): boolean => seguro,
    /** Calls `oyente` with a copy that another tab changed. Returns the unsubscribe function. */
    alCambiar: (nombre: string, oyente: (texto: string) => void): (() => void) => {
      const atender = (evento: StorageEvent) => {
        if (evento.storageArea !== almacen || evento.key !== nombre) return;
        void leer(nombre, evento.newValue).then((texto) => {
          if (texto !== null) oyente(texto);
        });
      };
      window.addEventListener('storage', atender);
      return () => {
        window.removeEventListener('storage', atender);
      };
    },
  };
}

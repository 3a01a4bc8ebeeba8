/** A storage that lives as long as the page. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => {
      values.clear();
    },
    getItem: (name) => values.get(name) ?? null,
    key: (place) => [...values.keys()][place] ?? null,
    removeItem: (name) => void values.delete(name),
    setItem: (name, value) => void values.set(name, value),
  };
}

/** A storage of the browser; where the person blocks the data of sites, reading it throws, and one in memory replaces it. */
export function openStorage(read: () => Storage): { readonly storage: Storage; readonly isBlocked: boolean } {
  try {
    return { storage: read(), isBlocked: false };
  } catch {
    return { storage: createMemoryStorage(), isBlocked: true };
  }
}

const ofDevice = openStorage(() => localStorage);
const ofTab = openStorage(() => sessionStorage);

/** Storage of all tabs, and that of this one. */
export const almacenDispositivo = ofDevice.storage;
export const almacenPestana = ofTab.storage;
/** Whether the browser blocks the data of this site, without which no sign-in works. */
export const datosBloqueados = ofDevice.isBlocked || ofTab.isBlocked;

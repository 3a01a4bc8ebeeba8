import { vi } from 'vitest';

/** A file that the page handed to the browser. */
export interface Descarga {
  readonly archivo: string;
  readonly tipo: string;
  readonly contenido: Blob;
}

/** Records the files that the page hands to the browser, in order. */
export function conDescargas(): readonly Descarga[] {
  const descargas: Descarga[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(contenido: Blob) {
        const url = `blob:prueba/${blobs.size}`;
        blobs.set(url, contenido);
        return url;
      }
      static override revokeObjectURL(url: string) {
        blobs.delete(url);
      }
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function anotar(this: HTMLAnchorElement) {
    const contenido = blobs.get(this.href);
    if (contenido) descargas.push({ archivo: this.download, tipo: contenido.type, contenido });
  });
  return descargas;
}

/** Downloads a file through the browser. */
export function entregarArchivo(archivo: Blob, nombre: string): void {
  const url = URL.createObjectURL(archivo);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = nombre;
  enlace.click();
  // The download has started by then, so the object URL can be revoked.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** Hands a file to the browser's downloads. */
export function guardarArchivo(contenido: Blob, nombre: string): void {
  const url = URL.createObjectURL(contenido);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = nombre;
  enlace.click();
  // The browser has taken the address by then; what it stands for is freed.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

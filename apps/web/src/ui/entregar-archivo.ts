/** Hands a file to the browser's downloads. */
export function entregarArchivo(archivo: Blob, nombre: string): void {
  const url = URL.createObjectURL(archivo);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = nombre;
  enlace.click();
  // The browser has taken the address by then; what it stands for is freed.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

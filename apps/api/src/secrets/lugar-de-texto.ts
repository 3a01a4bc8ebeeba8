/** Place of a stored text, to which its ciphertext is bound: UUID of the analysis and path. */
export function lugarDeTexto(analisisId: string, ruta: string): string {
  return `${analisisId} ${ruta}`;
}

export function leerLugar(lugar: string): { readonly analisisId: string; readonly ruta: string } {
  const espacio = lugar.indexOf(' ');
  return { analisisId: lugar.slice(0, espacio), ruta: lugar.slice(espacio + 1) };
}

interface Cofre {
  decrypt(cifrado: string, clave: string, rowId: string): string;
}

/** The token of a project; null where it was handed over and its new owner has written none. */
export function tokenDeProyecto(
  cofre: Cofre,
  { cifrado, clave }: { readonly cifrado: string; readonly clave: string },
  proyectoId: string,
): string | null {
  const claro = cofre.decrypt(cifrado, clave, proyectoId);
  return claro === '' ? null : claro;
}

/** A user name or a mail as it is compared: without surrounding spaces, case, and different forms of one sign. */
export function usuarioNormal(usuario: string): string {
  return usuario.trim().normalize('NFKC').toLowerCase();
}

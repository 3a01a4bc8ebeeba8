/**
 * Reason why a repository link is refused, in Spanish, or null. Checks the shape only: the scanner checks
 * which hosts may be reached (requisito: public-addresses). `http` passes with `permitirHttp`, for loopback
 * demonstrations.
 */
export function motivoLinkInvalido(link: string, permitirHttp = false): string | null {
  if (/[\s\p{Cc}\p{Cf}]/u.test(link)) return 'El enlace no puede contener espacios ni caracteres de control';
  const partes = /^(?<esquema>https?):\/\/(?<autoridad>[^/?#\\]+)\/[^?#\\]+$/.exec(link)?.groups;
  if (!partes)
    return 'Escriba el enlace completo del repositorio, por ejemplo https://github.com/usuario/repositorio';
  if (partes['esquema'] === 'http' && !permitirHttp) return 'El enlace debe empezar por https://';
  if (partes['autoridad']?.includes('@')) return 'El enlace no puede contener usuario ni contraseña';
  if (!esDireccion(link)) return 'El servidor o el puerto del enlace no es válido';
  return null;
}

/** The runtime has it, though the language's types do not. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Whether programs that follow the link can read its host and port. */
export function esDireccion(link: string): boolean {
  try {
    return new URL(link).hostname !== '';
  } catch {
    return false;
  }
}

/** Why git would refuse the branch name (git check-ref-format --branch), in Spanish, or null. */
export function motivoRamaInvalida(branch: string): string | null {
  const mala = 'El nombre de la rama no es válido en git';
  if (bytesUtf8(branch) > 255) return 'El nombre de la rama no puede superar 255 bytes';
  if (branch === '' || branch.startsWith('-') || branch === '@' || branch === 'HEAD') return mala;
  if (/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|\.$|^\/|\/$/u.test(branch)) return mala;
  return branch.split('/').some((parte) => parte.startsWith('.') || parte.endsWith('.lock')) ? mala : null;
}

/** Length of a branch name in UTF-8 bytes: a ref is a file name for git, and file systems count bytes. */
function bytesUtf8(texto: string): number {
  return Array.from(texto).reduce((suma, letra) => {
    const punto = letra.codePointAt(0) ?? 0;
    if (punto < 0x80) return suma + 1;
    if (punto < 0x800) return suma + 2;
    return suma + (punto < 0x10000 ? 3 : 4);
  }, 0);
}

/** A value of a properties file on one line, or null when it is blank. */
export function valorPropiedad(texto: string): string | null {
  const valor = enUnaLinea(texto).replaceAll('\\', '/');
  // Java reads the file as ISO-8859-1, so other letters are escaped.
  return valor === '' ? null : valor.replace(/[^\x20-\x7E]/g, (letra) => `\\u${hexadecimal(letra, 4)}`);
}

/** A YAML string in double quotes, with invisible characters escaped. */
export function textoYaml(texto: string): string {
  const escapado = texto
    .replace(/["\\]/g, '\\$&')
    .replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (letra) => `\\U${hexadecimal(letra, 8)}`);
  return `"${escapado}"`;
}

/**
 * A branch for GitHub's filters, with pattern characters escaped. Git forbids the other special characters.
 */
export function patronRama(rama: string): string {
  return rama.replace(/\+|^!/g, '\\$&');
}

function enUnaLinea(texto: string): string {
  return texto.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function hexadecimal(letra: string, cifras: number): string {
  return (letra.codePointAt(0) ?? 0).toString(16).padStart(cifras, '0');
}

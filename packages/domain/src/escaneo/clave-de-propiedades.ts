const propiedadClave = 'sonar.projectKey';

/**
 * The project key that an analysis properties file names, or null without one. Java properties syntax, as the
 * scanners read it: comments, continued lines, '=', ':' or a space after the name, escapes; the last one counts.
 */
export function claveDePropiedades(texto: string): string | null {
  let clave: string | null = null;
  for (const linea of lineasLogicas(texto)) {
    const [nombre, valor] = separar(linea);
    if (quitarEscapes(nombre) === propiedadClave) clave = quitarEscapes(valor).trim();
  }
  return clave === '' ? null : clave;
}

/** Lines without comments and blank ones; a line that ends in an odd number of backslashes continues in the next. */
function lineasLogicas(texto: string): readonly string[] {
  const logicas: string[] = [];
  let abierta: string | null = null;
  for (const natural of texto.split(/\r\n|[\r\n]/)) {
    const linea = natural.replace(/^[ \t\f]+/, '');
    if (abierta === null && (linea === '' || linea.startsWith('#') || linea.startsWith('!'))) continue;
    const entera: string = (abierta ?? '') + linea;
    abierta = continuaEnLaSiguiente(linea) ? entera.slice(0, -1) : null;
    if (abierta === null) logicas.push(entera);
  }
  return abierta === null ? logicas : [...logicas, abierta];
}

function continuaEnLaSiguiente(linea: string): boolean {
  let barras = 0;
  while (linea.charAt(linea.length - 1 - barras) === '\\') barras += 1;
  return barras % 2 === 1;
}

/** Name and value of a line: the name ends at the first '=', ':' or space that no backslash precedes. */
function separar(linea: string): readonly [string, string] {
  const nombre = /^(?:\\.|[^\\=: \t\f])*/s.exec(linea)?.[0] ?? '';
  return [nombre, linea.slice(nombre.length).replace(/^[ \t\f]*[=:]?[ \t\f]*/, '')];
}

const escapesConNombre: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

function quitarEscapes(texto: string): string {
  return texto.replace(/\\(?:u[0-9a-f]{4}|.)/gis, (escape) => {
    const letra = escape.slice(1);
    return letra.length === 5
      ? String.fromCharCode(parseInt(letra.slice(1), 16))
      : (escapesConNombre[letra] ?? letra);
  });
}

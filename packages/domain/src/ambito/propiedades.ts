/** One entry of a Java properties file. */
export interface Propiedad {
  readonly clave: string;
  /** Null where an escape such as `\u12` cannot be read. */
  readonly valor: string | null;
}

/** Entries of a file that are read. */
export const maximoPropiedades = 1000;

/** Reads a Java properties file in one pass, at most `maximoPropiedades` entries; later ones of a key do not replace earlier ones. */
export function leerArchivoProperties(texto: string): readonly Propiedad[] {
  const propiedades: Propiedad[] = [];
  for (const linea of lineasLogicas(texto.replace(/^\ufeff/u, ''))) {
    if (propiedades.length === maximoPropiedades) break;
    propiedades.push(leerLinea(linea));
  }
  return propiedades;
}

/** The lines with entries: without comments, and each joined with those that continue it after a final backslash. */
function* lineasLogicas(texto: string): Generator<string> {
  let pendiente: string[] = [];
  for (const cruda of texto.split(/\r\n|\r|\n/u)) {
    const linea = cruda.replace(/^[ \t\f]+/u, '');
    if (pendiente.length === 0 && (linea === '' || linea.startsWith('#') || linea.startsWith('!'))) continue;
    const sigue = barrasFinales(linea) % 2 === 1;
    pendiente.push(sigue ? linea.slice(0, -1) : linea);
    if (sigue) continue;
    yield pendiente.join('');
    pendiente = [];
  }
  if (pendiente.join('') !== '') yield pendiente.join('');
}

function barrasFinales(linea: string): number {
  let desde = linea.length;
  while (linea[desde - 1] === '\\') desde -= 1;
  return linea.length - desde;
}

const esBlanco = (letra: string | undefined) => letra === ' ' || letra === '\t' || letra === '\f';
const esSigno = (letra: string | undefined) => letra === '=' || letra === ':';

function leerLinea(linea: string): Propiedad {
  let fin = 0;
  while (fin < linea.length && !esBlanco(linea[fin]) && !esSigno(linea[fin]))
    fin += linea[fin] === '\\' ? 2 : 1;
  let desde = fin;
  while (esBlanco(linea[desde])) desde += 1;
  if (esSigno(linea[desde])) desde += 1;
  while (esBlanco(linea[desde])) desde += 1;
  return { clave: sinEscapes(linea.slice(0, fin)) ?? '', valor: sinEscapes(linea.slice(desde)) };
}

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

/** The text with its escapes replaced; null where a unicode escape has not four hexadecimal digits. */
function sinEscapes(texto: string): string | null {
  if (/(?:^|[^\\])(?:\\\\)*\\u(?![\da-f]{4})/iu.test(texto)) return null;
  return texto.replaceAll(/\\(?:u(?<codigo>[\da-f]{4})|(?<letra>.?))/giu, (_todo, codigo, letra) => {
    if (typeof codigo === 'string') return String.fromCharCode(Number.parseInt(codigo, 16));
    const una = String(letra ?? '');
    return escapes[una] ?? una;
  });
}

/** What a repository says of itself before it is cloned. */
export interface Anuncio {
  /** The commit that each branch stands at, by the branch's name. */
  readonly ramas: ReadonlyMap<string, string>;
  /** The branch that the repository names as its own; null when it names none that exists. */
  readonly principal: string | null;
}

const haciaCabeza = 'symref=HEAD:';

/**
 * Branch names in git's reference advertisement (pkt-lines: four hexadecimal digits of length, then
 * 'OID SP REF'), or null when it is none. A cut-off end is ignored.
 */
export function leerAnuncio(cuerpo: Buffer): Anuncio | null {
  const [servicio, ...lineas] = leerLineas(cuerpo);
  if (!servicio?.startsWith('# service=git-upload-pack')) return null;
  const ramas = new Map<string, string>();
  for (const linea of lineas) {
    const [nombrada = ''] = linea.split('\0', 1);
    const espacio = nombrada.indexOf(' ');
    const rama = ramaDe(nombrada.trimEnd().slice(espacio + 1));
    if (rama !== null) ramas.set(rama, nombrada.slice(0, espacio));
  }
  const principal = ramaDe(cabezaDe(lineas[0] ?? ''));
  return { ramas, principal: principal !== null && ramas.has(principal) ? principal : null };
}

/** Where HEAD leads, by the capabilities behind the first reference; '' when they do not say. */
function cabezaDe(linea: string): string {
  const capacidades = linea.slice(linea.indexOf('\0') + 1).split(/\s+/u);
  return capacidades.find((una) => una.startsWith(haciaCabeza))?.slice(haciaCabeza.length) ?? '';
}

function ramaDe(referencia: string): string | null {
  return referencia.startsWith('refs/heads/') ? referencia.slice('refs/heads/'.length) : null;
}

function leerLineas(cuerpo: Buffer): readonly string[] {
  const lineas: string[] = [];
  let desde = 0;
  while (desde + 4 <= cuerpo.length) {
    const cabecera = cuerpo.toString('latin1', desde, desde + 4);
    if (!/^[\da-f]{4}$/i.test(cabecera)) break;
    const largo = Number.parseInt(cabecera, 16);
    if (largo > 4 && desde + largo > cuerpo.length) break;
    if (largo > 4) lineas.push(cuerpo.toString('utf8', desde + 4, desde + largo));
    // 0000 to 0002 are separators without content.
    desde += Math.max(largo, 4);
  }
  return lineas;
}

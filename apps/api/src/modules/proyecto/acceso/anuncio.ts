/**
 * Branch names in git's reference advertisement (pkt-lines: four hexadecimal digits of length, then
 * 'OID SP REF'), or null when it is none. A cut-off end is ignored.
 */
export function ramasAnunciadas(cuerpo: Buffer): ReadonlySet<string> | null {
  const lineas = leerLineas(cuerpo);
  if (!lineas[0]?.startsWith('# service=git-upload-pack')) return null;
  const ramas = lineas.flatMap((linea) => {
    const ref =
      linea
        .split('\0', 1)[0]
        ?.trimEnd()
        .slice(linea.indexOf(' ') + 1) ?? '';
    return ref.startsWith('refs/heads/') ? [ref.slice('refs/heads/'.length)] : [];
  });
  return new Set(ramas);
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

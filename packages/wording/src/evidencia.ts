export interface ArchivoEscrito {
  readonly ruta: string;
  readonly lineas: { readonly desde: number; readonly hasta: number } | null;
  readonly repositorio: string;
  readonly commit: string;
}

/** ', líneas 3 a 9', or nothing for the whole file. */
export function textoLineas(lineas: ArchivoEscrito['lineas']): string {
  if (lineas === null) return '';
  const { desde, hasta } = lineas;
  return desde === hasta ? `, línea ${desde}` : `, líneas ${desde} a ${hasta}`;
}

/** 'github.com/ana/tienda, commit 0123456'. */
export function textoOrigen({ repositorio, commit }: ArchivoEscrito): string {
  const nombre = repositorio
    .replace(/^https?:\/\//u, '')
    .replace(/\/+$/u, '')
    .replace(/\.git$/u, '');
  return `${nombre}, commit ${commit.slice(0, 7)}`;
}

/** Pixels of the picture for one pixel of the screen, for a sharp print. */
const escala = 2;

/**
 * Properties that the chart takes from style sheets; a picture has none, so they are copied to each shape.
 */
const propiedades = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** The chart on screen as a PNG data URL on white; undefined when the browser cannot create one. */
export async function fotografiarGrafica(svg: SVGSVGElement | null): Promise<string | undefined> {
  if (svg === null) return undefined;
  try {
    const { width, height } = svg.getBoundingClientRect();
    const imagen = new Image();
    imagen.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgSuelto(svg, width, height))}`;
    await imagen.decode();
    return pngSobreBlanco(imagen, Math.round(width * escala), Math.round(height * escala));
  } catch {
    // Without a picture the PDF draws its own bars.
    return undefined;
  }
}

/** The drawing as a separate document, always in the colours of the light scheme. */
export function svgSuelto(svg: SVGSVGElement, ancho: number, alto: number): string {
  const copia = svg.cloneNode(true);
  if (!(copia instanceof SVGElement)) throw new Error('Not a drawing');
  conEsquemaClaro(() => {
    fijarEstilos([svg, ...svg.querySelectorAll('*')], [copia, ...copia.querySelectorAll('*')]);
  });
  copia.setAttribute('width', String(ancho));
  copia.setAttribute('height', String(alto));
  return new XMLSerializer().serializeToString(copia);
}

/** Writes the drawn properties of each original into its copy as attributes, in place of style and class. */
function fijarEstilos(originales: readonly Element[], copias: readonly Element[]): void {
  for (const [i, copia] of copias.entries()) {
    const original = originales[i];
    if (original === undefined) continue;
    const estilo = getComputedStyle(original);
    for (const propiedad of propiedades) {
      const valor = estilo.getPropertyValue(propiedad);
      if (valor !== '') copia.setAttribute(propiedad, valor);
    }
    copia.removeAttribute('style');
    copia.removeAttribute('class');
  }
}

/** Runs `leer` synchronously under the light scheme, without a repaint. */
function conEsquemaClaro(leer: () => void): void {
  const raiz = document.documentElement;
  const antes = raiz.dataset.mantineColorScheme;
  raiz.dataset.mantineColorScheme = 'light';
  try {
    leer();
  } finally {
    if (antes === undefined) delete raiz.dataset.mantineColorScheme;
    else raiz.dataset.mantineColorScheme = antes;
  }
}

function pngSobreBlanco(imagen: HTMLImageElement, ancho: number, alto: number): string | undefined {
  const lienzo = document.createElement('canvas');
  lienzo.width = ancho;
  lienzo.height = alto;
  const contexto = lienzo.getContext('2d');
  if (contexto === null) return undefined;
  contexto.fillStyle = '#fff';
  contexto.fillRect(0, 0, ancho, alto);
  contexto.drawImage(imagen, 0, 0, ancho, alto);
  return lienzo.toDataURL('image/png');
}

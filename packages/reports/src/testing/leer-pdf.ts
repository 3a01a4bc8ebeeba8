import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text of a page with its place, in mm from the page's top left corner; `y` is the baseline. */
export interface Trozo {
  readonly texto: string;
  readonly x: number;
  readonly y: number;
  readonly ancho: number;
  /** Height of the font. */
  readonly cuerpo: number;
}

export interface PdfLeido {
  readonly paginas: readonly {
    readonly trozos: readonly Trozo[];
    readonly texto: string;
    readonly imagenes: number;
    /** Addresses of the areas that lead out of the file. */
    readonly enlaces: readonly string[];
  }[];
  readonly ancho: number;
  readonly alto: number;
  readonly info: Readonly<Record<string, unknown>>;
}

const mmPorPunto = 25.4 / 72;

/** Reads a PDF as a person's reader does: texts with their places, page by page. */
export async function leerPdf(bytes: Uint8Array): Promise<PdfLeido> {
  const tarea = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await tarea.promise;
  const numeros = Array.from({ length: pdf.numPages }, (_, indice) => indice + 1);
  const paginas = await Promise.all(numeros.map(async (numero) => leerPagina(await pdf.getPage(numero))));
  const [, , ancho = 0, alto = 0] = (await pdf.getPage(1)).view;
  const { info } = await pdf.getMetadata();
  await tarea.destroy();
  return {
    paginas,
    ancho: ancho * mmPorPunto,
    alto: alto * mmPorPunto,
    info: Object.fromEntries(Object.entries(info)),
  };
}

type Pagina = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function leerPagina(pagina: Pagina): Promise<PdfLeido['paginas'][number]> {
  const alto = pagina.view[3] ?? 0;
  const { items } = await pagina.getTextContent();
  const textos = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '');
  const trozos = textos.map(({ str, transform, width, height }) => ({
    texto: str,
    x: Number(transform[4]) * mmPorPunto,
    y: (alto - Number(transform[5])) * mmPorPunto,
    ancho: width * mmPorPunto,
    cuerpo: height * mmPorPunto,
  }));
  const { fnArray } = await pagina.getOperatorList();
  const imagenes = fnArray.filter((operacion) => operacion === OPS.paintImageXObject).length;
  const anotaciones: readonly { readonly unsafeUrl?: string }[] = await pagina.getAnnotations();
  const enlaces = anotaciones.flatMap(({ unsafeUrl }) => unsafeUrl ?? []);
  return { trozos, texto: trozos.map(({ texto }) => texto).join('\n'), imagenes, enlaces };
}

/** A part of the guide's text, as Markdown without HTML has it. */
export type Nodo =
  | string
  | {
      readonly tipo: 'parrafo' | 'lista' | 'numerada' | 'elemento' | 'fuerte' | 'enfasis';
      readonly hijos: readonly Nodo[];
    }
  | { readonly tipo: 'codigo'; readonly texto: string }
  | { readonly tipo: 'bloque'; readonly texto: string }
  | { readonly tipo: 'enlace'; readonly destino: string; readonly hijos: readonly Nodo[] }
  | { readonly tipo: 'imagen'; readonly archivo: string; readonly texto: string }
  | {
      readonly tipo: 'tabla';
      readonly titulos: readonly Celda[];
      readonly filas: readonly (readonly Celda[])[];
    };

/** Content of a cell of a table. */
export type Celda = readonly Nodo[];

/** A heading with the text up to the next one. */
export interface Apartado {
  /** Anchor of the heading, as GitHub forms it. */
  readonly id: string;
  readonly titulo: string;
  readonly nivel: number;
  readonly nodos: readonly Nodo[];
}

/** The guide as data: what the page shows. */
export interface TextoGuia {
  readonly titulo: string;
  readonly introduccion: readonly Nodo[];
  readonly apartados: readonly Apartado[];
}

/** Address and size, in pixels, of a picture of the guide. */
export interface Imagen {
  readonly src: string;
  readonly ancho: number;
  readonly alto: number;
}

/** What the build makes of docs/guia.md. */
export interface GuiaConstruida extends TextoGuia {
  /** By the file that the text names, such as `imagenes/acceso.webp`. */
  readonly imagenes: Readonly<Record<string, Imagen>>;
}

/** Words of a part of the text, for the search. */
export function palabrasDe(nodo: Nodo): string {
  if (typeof nodo === 'string') return nodo;
  if ('texto' in nodo) return nodo.texto;
  if (nodo.tipo === 'tabla') return [nodo.titulos, ...nodo.filas].flat(2).map(palabrasDe).join(' ');
  return nodo.hijos.map(palabrasDe).join('');
}

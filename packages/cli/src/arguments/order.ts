import type { Severidad } from '@mantenible/domain/escaneo';

export const formatos = ['tabla', 'json', 'markdown', 'sarif', 'gitlab', 'github'] as const;
export type Formato = (typeof formatos)[number];

/** A format and where it goes; without a file, to the standard output. */
export interface Destino {
  readonly formato: Formato;
  readonly salida: string | null;
}

/** A bound of a figure: 'grado', 'cambio' or a measure's key. */
export interface Umbral {
  readonly cifra: string;
  readonly valor: number;
}

/** What `mantenible analizar` was asked. */
export interface OrdenAnalizar {
  readonly orden: 'analizar';
  readonly objetivo: string;
  readonly rama: string | null;
  readonly destinos: readonly Destino[];
  readonly umbrales: readonly Umbral[];
  /** Greatest number of new findings; null where they are not bounded. */
  readonly nuevas: number | null;
  /** The least severe findings that are listed and counted as new. */
  readonly severidad: Severidad | null;
  readonly desde: string | null;
  readonly resumen: boolean;
  readonly sinColor: boolean;
}

/** What `mantenible mcp` was asked. */
export interface OrdenMcp {
  readonly orden: 'mcp';
  /** The folder that is served. */
  readonly carpeta: string;
}

export const conAyuda = ['general', 'analizar', 'regla', 'reglas', 'mcp'] as const;
export type Tema = (typeof conAyuda)[number];

export type Orden =
  | OrdenAnalizar
  | { readonly orden: 'regla'; readonly clave: string }
  | { readonly orden: 'reglas'; readonly lenguaje: string | null }
  | OrdenMcp
  | { readonly orden: 'ayuda'; readonly tema: Tema }
  | { readonly orden: 'version' };

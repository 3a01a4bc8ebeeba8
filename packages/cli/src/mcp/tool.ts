import type { JsonSchemaType } from '@modelcontextprotocol/server';

import type { Analyses } from './analyses.ts';

/** What a tool may use: every one only reads. */
export interface Means {
  readonly analyses: Analyses;
  readonly signal: AbortSignal;
}

/** A tool of the server, before the SDK is loaded. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, JsonSchemaType>>;
  readonly required?: readonly string[];
  /** Reads arguments that the schema has accepted; returns an object that JSON can hold. */
  readonly run: (args: Arguments, means: Means) => Promise<Readonly<Record<string, unknown>>>;
}

/** Arguments of all tools; each schema names those that its tool takes. */
export interface Arguments {
  readonly ruta?: string;
  readonly alcance?: string;
  readonly archivo?: string;
  readonly linea?: number;
  readonly regla?: string;
  readonly severidad?: string;
  readonly desde?: number;
  readonly limite?: number;
}

const maxPath = 4096;

/** Folder below the served one; the served one itself by default. */
export const ruta: JsonSchemaType = {
  type: 'string',
  maxLength: maxPath,
  description: 'Carpeta dentro de la que se sirve; sin ella, la que se sirve entera.',
};
export const archivo: JsonSchemaType = {
  type: 'string',
  maxLength: maxPath,
  description: 'Ruta de un archivo tal como la dan las incidencias.',
};

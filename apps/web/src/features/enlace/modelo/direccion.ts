import { esInsignia, type ClaseCompartida } from '@mantenible/domain/enlace';

import { paths } from '../../../lib/paths.ts';

/** Where this page comes from: origin and base path. */
export interface Lugar {
  readonly origin: string;
  readonly basePath: string;
}

/** Address that opens a link: its page, or the picture of a badge. */
export function direccionDe({ origin, basePath }: Lugar, clase: ClaseCompartida, clave: string): string {
  return esInsignia(clase)
    ? `${origin}${basePath}/api/compartido/${clave}/insignia.svg`
    : `${origin}${basePath}${paths.compartido.href({ clave })}`;
}

/** A badge as Markdown, for a README. */
export const enMarkdown = (direccion: string): string => `![Mantenibilidad](${direccion})`;

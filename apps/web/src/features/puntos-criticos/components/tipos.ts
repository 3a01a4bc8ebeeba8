import type { ComponentType } from 'react';

import type { Analizado } from '../../../lib/escaneo/analizado.ts';

/** Viewer of a file's source; a feature of its own, which the page passes. */
export type Codigo = ComponentType<{
  readonly analizado: Analizado;
  readonly ruta: string | null;
  readonly onCerrar: () => void;
}>;

/** Opens the source of a file. */
export type AbrirCodigo = (ruta: string) => void;

import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import { formatNumber } from '@mantenible/wording/numeros';

import { falloAnalisis, inMegabytes } from '../failures.ts';

/** What is read, as the sentences of its refusals name it. */
export interface Subject {
  readonly name: string;
  /** Sentence that follows a refusal, with a space before it; '' without one. */
  readonly wayOut: string;
}

export const repository: Subject = { name: 'El repositorio', wayOut: '' };

export const folderOnDisk: Subject = {
  name: 'La carpeta',
  wayOut: ' Analice una carpeta de dentro, o haga que git ignore lo que no es código propio.',
};

/** Refuses more files than the limit, of any kind. */
export function requireFiles(files: number, { archivos }: LimitesAnalisis, { name, wayOut }: Subject): void {
  if (files > archivos)
    throw falloAnalisis(
      'demasiados-archivos',
      `${name} tiene demasiados archivos: se admiten ${formatNumber(archivos)}.${wayOut}`,
    );
}

/** Refuses files that together exceed the limit of bytes. */
export function requireBytes(
  bytes: number,
  { textoBytes }: LimitesAnalisis,
  { name, wayOut }: Subject,
): void {
  if (bytes > textoBytes)
    throw falloAnalisis(
      'repositorio-demasiado-grande',
      `${name} es demasiado grande: se admiten ${inMegabytes(textoBytes)} de código.${wayOut}`,
    );
}

export function requireLines(lines: number, { lineas }: LimitesAnalisis, { name, wayOut }: Subject): void {
  if (lines > lineas)
    throw falloAnalisis(
      'demasiadas-lineas',
      `${name} tiene demasiadas líneas de código: se admiten ${formatNumber(lineas)}.${wayOut}`,
    );
}

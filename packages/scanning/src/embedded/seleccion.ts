import { excludedByPath, excludedByText, type Exclusion } from '@mantenible/analyser/selection';

import type { ArchivoOmitido } from './analisis.port.ts';

/** What the selection has to say about a file that people may miss; other exclusions are taken for granted. */
const motivos: Readonly<Partial<Record<Exclusion, string>>> = {
  size: 'Es demasiado grande.',
  folder: 'Está en una carpeta de código ajeno o generado.',
  declaration: 'Solo declara tipos.',
  minified: 'Está minimizado.',
  bundle: 'Es un paquete generado a partir de otros archivos.',
};

/** More are not listed: a repository may hold thousands of foreign files. */
const maximoOmitidos = 1000;

/** Files that no measure looks at, but that say how scripts are to be understood. */
const ajustes = /(?:^|\/)(?:tsconfig[^/]*|package)\.json$/u;
const maximoBytesAjustes = 256 * 1024;

const enCarpetaAjena = /(?:^|\/)(?:\.[^/]*|node_modules|bower_components|dist|vendor|external)\//u;

/** Whether a file is read although it is not measured. */
export function esAjuste(ruta: string, tamano: number): boolean {
  return ajustes.test(ruta) && tamano <= maximoBytesAjustes && !enCarpetaAjena.test(ruta);
}

/** Which files are analysed, and what is said of those that are not (measures as SonarQube selects them). */
export function createSeleccion() {
  const omitidos: ArchivoOmitido[] = [];
  const omitir = (ruta: string, exclusion: Exclusion): false => {
    const motivo = motivos[exclusion];
    if (motivo !== undefined && omitidos.length < maximoOmitidos) omitidos.push({ ruta, motivo });
    return false;
  };
  return {
    omitidos,
    porRuta: (ruta: string, tamano: number): boolean => {
      const exclusion = excludedByPath(ruta, tamano);
      return exclusion === null || omitir(ruta, exclusion);
    },
    porTexto: (ruta: string, texto: string): boolean => {
      const exclusion = excludedByText(ruta, texto);
      return exclusion === null || omitir(ruta, exclusion);
    },
  };
}

import { excludedByPath, excludedByText, mayBeData, type Exclusion } from '@mantenible/analyser/selection';
import type { ArchivoOmitido } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

import { maxPathBytes, type RejectedEntry } from '../repository/git/tree.ts';
import { createOtrosLenguajes } from './other-languages.ts';
import { acortar } from './text.ts';

/** Why a file is left out: by what it is, by its path, or because it has no room among the settings. */
type Causa = Exclusion | RejectedEntry['defect'] | 'ajustes';

/** What people read about a file that they may miss; other exclusions are taken for granted. */
const motivos: Readonly<Partial<Record<Causa, string>>> = {
  size: 'Es demasiado grande.',
  folder: 'Está en una carpeta de código ajeno o generado.',
  declaration: 'Solo declara tipos.',
  minified: 'Está minimizado.',
  bundle: 'Es un paquete generado a partir de otros archivos.',
  larga: `Su ruta ocupa más de ${formatNumber(maxPathBytes)} bytes.`,
  'sin-utf8': 'Su ruta no está escrita en UTF-8.',
  ajustes: 'Hay demasiados archivos de configuración.',
};

/** More are not listed: a repository may hold thousands of foreign files. */
const maximoOmitidos = 1000;
/** Characters of a path in that list. */
const maximoMostrado = 400;

/** Files that no measure looks at, but that say how scripts are to be understood. */
const manifiesto = /(?:^|\/)package\.json$/u;
const ajustesCompilador = /(?:^|\/)tsconfig[^/]*\.json$/u;
const maximoBytesAjustes = 256 * 1024;
/** Bytes of all of them: every batch that the rules look at takes them along. */
const maximoBytesTodosAjustes = 4 * 1024 * 1024;

/** Bytes of the files that are read because they might describe infrastructure: most of them are data. */
const maximoBytesDatos = 32 * 1024 * 1024;

const enCarpetaAjena = /(?:^|\/)(?:\.[^/]*|node_modules|bower_components|dist|vendor|external)\//u;
const enCarpetaInstalada = /(?:^|\/)(?:\.[^/]*|node_modules)\//u;

/**
 * Whether a file is read although it is not measured. SonarQube heeds settings of the compiler beside generated code as well:
 * where there are any, scripts that none of them names have no types.
 */
export function esAjuste(ruta: string, tamano: number): boolean {
  if (tamano > maximoBytesAjustes) return false;
  if (ajustesCompilador.test(ruta)) return !enCarpetaInstalada.test(ruta);
  return manifiesto.test(ruta) && !enCarpetaAjena.test(ruta);
}

/** Which files are analysed, and what is said of those that are not (measures as SonarQube selects them). */
export function createSeleccion() {
  const omitidos: ArchivoOmitido[] = [];
  const otros = createOtrosLenguajes();
  let bytesAjustes = 0;
  let bytesDatos = 0;
  const omitir = (ruta: string, causa: Causa): false => {
    if (causa === 'language') otros.contar(ruta);
    const motivo = motivos[causa];
    if (motivo !== undefined && omitidos.length < maximoOmitidos)
      omitidos.push({ ruta: acortar(ruta, maximoMostrado), motivo });
    return false;
  };
  return {
    omitidos,
    omitir,
    porAjuste: (ruta: string, tamano: number): boolean => {
      if (!esAjuste(ruta, tamano)) return false;
      bytesAjustes += tamano;
      return bytesAjustes <= maximoBytesTodosAjustes || omitir(ruta, 'ajustes');
    },
    /** What the repository holds in languages that are not analysed. */
    otrosLenguajes: otros.lista,
    porRuta: (ruta: string, tamano: number): boolean => {
      const exclusion = excludedByPath(ruta, tamano);
      if (exclusion === null && mayBeData(ruta)) {
        bytesDatos += tamano;
        return bytesDatos <= maximoBytesDatos;
      }
      return exclusion === null || omitir(ruta, exclusion);
    },
    porTexto: (ruta: string, texto: string): boolean => {
      const exclusion = excludedByText(ruta, texto);
      return exclusion === null || omitir(ruta, exclusion);
    },
  };
}

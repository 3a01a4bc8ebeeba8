import type { ArchivoGuardado } from '../comparacion/index.ts';
import type { ArchivoAnalizado } from './analizador.port.ts';

/** What a comparison reads of an analysed file; its measures are all that the analysis gave. */
export type ArchivoComparable = Omit<ArchivoGuardado, 'medidas'> & Pick<ArchivoAnalizado, 'medidas'>;

/**
 * An analysed file as comparisons of analyses read it.
 * @param huellaDeLinea hash of a line's text without white space
 */
export function archivoComparable(
  {
    ruta,
    blob,
    analizable,
    medidas,
    incidencias,
    texto,
    duplicados,
  }: Omit<ArchivoAnalizado, 'parte' | 'lenguaje'>,
  huellaDeLinea: (linea: string) => string,
): ArchivoComparable {
  const lineas = incidencias.length === 0 ? [] : texto.split(/\r\n|\n|\r/);
  return {
    ruta,
    blob,
    analizable,
    medidas,
    duplicados,
    silencios: texto.split('NOSONAR').length - 1,
    hallazgos: incidencias.map(({ rule, message, range, effort }) => ({
      regla: rule,
      linea: range?.startLine ?? null,
      huella: range ? huellaDeLinea(lineas[range.startLine - 1] ?? '') : '',
      minutos: effort,
      mensaje: message,
    })),
  };
}

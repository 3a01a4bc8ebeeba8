import { formatNumber } from '@mantenible/wording/numeros';
import { resultadoDeLinea } from '@mantenible/wording/rubrica';

import type { Publicada } from './nota.port.ts';

/** A person of a delivery with what Moodle finds the person by. */
export interface PersonaDeMoodle {
  readonly nombre: string;
  readonly usuario: string | null;
  readonly correo: string | null;
}

export interface NotaParaMoodle {
  readonly persona: PersonaDeMoodle;
  readonly publicada: Publicada;
  /** General comments of the lecturer that the team reads. */
  readonly comentarios: readonly string[];
}

export type ClaveMoodle = 'correo' | 'usuario';

type Fila = readonly (string | number)[];

export interface ArchivoMoodle {
  /** Heading and rows, as cells. */
  readonly filas: readonly Fila[];
  /** People without the key, or whose key begins like a formula: Moodle refuses a whole file with one unknown person. */
  readonly sinClave: readonly string[];
}

/**
 * Rows of a grade file that Moodle imports: key, mark and feedback, a row for each person. The columns are mapped by the person who
 * imports; `moodle-grade-import.fixture.ts` has the documented fields.
 */
export function archivoMoodle(
  notas: readonly NotaParaMoodle[],
  {
    titulo,
    escala,
    clave,
  }: { readonly titulo: string; readonly escala: number; readonly clave: ClaveMoodle },
): ArchivoMoodle {
  const cabecera = [
    clave === 'correo' ? 'Dirección de correo' : 'Nombre de usuario',
    titulo,
    `Comentarios: ${titulo}`,
  ];
  const sinClave: string[] = [];
  const filas = notas.flatMap(({ persona, publicada, comentarios }): readonly Fila[] => {
    const suya = persona[clave];
    if (suya === null || !/^[\p{L}\p{N}_]/u.test(suya)) {
      sinClave.push(persona.nombre);
      return [];
    }
    // Feedback without a mark erases the mark that Moodle has.
    if (publicada.nota === null) return [];
    return [[suya, publicada.nota, paraMoodle(comentarioDe(publicada, escala, comentarios))]];
  });
  return { filas: [cabecera, ...filas], sinClave };
}

function comentarioDe(
  { nota, motivo, rubrica, calculo }: Publicada,
  escala: number,
  comentarios: readonly string[],
): string {
  const lineas = rubrica.lineas.map(
    (linea, i) =>
      `${linea.nombre}: ${resultadoDeLinea(linea, calculo.lineas[i]).trim().replace(/\.?$/u, '.')}`,
  );
  return [
    `Nota: ${formatNumber(nota ?? 0)} de ${escala}.`,
    ...(motivo === null ? [] : [`Motivo: ${motivo}`]),
    ...lineas,
    ...comentarios,
  ].join('\n');
}

/**
 * Feedback is read as HTML with line breaks. A backslash before a quotation mark escapes it in Moodle's reader of CSV files,
 * also the one that ends the cell.
 */
function paraMoodle(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\\(?="|$)/gu, '\\ ');
}

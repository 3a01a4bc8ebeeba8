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
  /** People whose key stands in several deliveries: one row would write over the other. */
  readonly repetidas: readonly string[];
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
  // Feedback without a mark erases the mark that Moodle has.
  const conNota = notas.filter(({ publicada }) => publicada.nota !== null);
  const claveDe = ({ persona }: NotaParaMoodle) => persona[clave] ?? '';
  const conClave = conNota.filter((una) => /^[\p{L}\p{N}_]/u.test(claveDe(una)));
  const porClave = Map.groupBy(conClave, (una) => claveDe(una).toLowerCase());
  const unicas = conClave.filter((una) => porClave.get(claveDe(una).toLowerCase())?.length === 1);
  const nombres = (otras: readonly NotaParaMoodle[]) => [
    ...new Set(otras.map(({ persona }) => persona.nombre)),
  ];
  return {
    filas: [
      cabecera,
      ...unicas.map((una): Fila => {
        const { publicada, comentarios } = una;
        return [claveDe(una), publicada.nota ?? 0, paraMoodle(comentarioDe(publicada, escala, comentarios))];
      }),
    ],
    sinClave: nombres(conNota.filter((una) => !conClave.includes(una))),
    repetidas: nombres(conClave.filter((una) => !unicas.includes(una))),
  };
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

const signoDeFormula = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/gu;
/** What a spreadsheet may take for the beginning of a cell if it separates by another sign than the file, or ignores its quotation marks. */
const comienzoDeCelda = /(?<=[,;\t\r\n])[\s\p{Cf}"=+\-@\uFF1D\uFF0B\uFF0D\uFF20]+/gu;

/**
 * Feedback is read as HTML with line breaks: signs of formulas are written as entities, which change nothing of what Moodle shows
 * (requisito: harmless-formulas). A backslash before a quotation mark escapes it in Moodle's reader of CSV files, also the one that ends
 * the cell.
 */
function paraMoodle(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(comienzoDeCelda, (trozo) =>
      trozo.replaceAll(signoDeFormula, (signo) => `&#${String(signo.codePointAt(0))};`),
    )
    .replaceAll(/\\(?="|$)/gu, '\\ ');
}

import type { IncidenciaHallada } from '@mantenible/domain/analisis';
import {
  agruparIncidencias,
  lineaDeIncidencia,
  parearCercanos,
  type ArchivoGuardado,
  type IncidenciaDeDetalle,
} from '@mantenible/domain/comparacion';

/** A file as tracking reads it, with its text and the places of its findings, in the same order. */
export interface ConTexto extends ArchivoGuardado {
  readonly texto: string;
  readonly lugares: readonly IncidenciaHallada['range'][];
}

/**
 * Gives a hash of its own to both sides of each finding that a formatter moved to a line with another text: one that tracking by lines
 * leaves unpaired, of the same rule and with the same code at its place and around it, whatever spaces, line ends, quotes, semicolons
 * and trailing commas it has. Code that differs in anything else stays as it is: a new finding is not taken for an old one.
 */
export function matchReformatted(
  before: readonly ConTexto[],
  after: readonly ConTexto[],
): readonly [readonly ArchivoGuardado[], readonly ArchivoGuardado[]] {
  const later = new Map(after.map((file) => [file.ruta, file]));
  const hashes = new Map<IncidenciaDeDetalle, string>();
  for (const one of before) {
    const other = later.get(one.ruta);
    if (other === undefined || one.texto === other.texto) continue;
    for (const [index, pair] of pairsOf(one, other).entries())
      for (const finding of pair) hashes.set(finding, `formato ${index}`);
  }
  const renamed = (files: readonly ConTexto[]): readonly ArchivoGuardado[] =>
    files.map(({ texto: _texto, lugares: _lugares, ...file }) => ({
      ...file,
      hallazgos: file.hallazgos.map((one) => ({ ...one, huella: hashes.get(one) ?? one.huella })),
    }));
  return [renamed(before), renamed(after)];
}

type Pair = readonly [IncidenciaDeDetalle, IncidenciaDeDetalle];

/** The findings of a file that stand at the same code, of those that have no line with the same text. */
function pairsOf(before: ConTexto, after: ConTexto): readonly Pair[] {
  const [lost, gained] = unpaired(before, after);
  if (lost.size === 0 || gained.size === 0) return [];
  const places = Map.groupBy(placed(after, gained), ({ place }) => place);
  return placed(before, lost).flatMap(({ finding, place }) => {
    const same = places.get(place)?.shift();
    return same === undefined ? [] : [[finding, same.finding] as const];
  });
}

/** What tracking by rule and text of the line leaves without a partner, of each side. */
function unpaired(
  before: ArchivoGuardado,
  after: ArchivoGuardado,
): readonly [ReadonlySet<IncidenciaDeDetalle>, ReadonlySet<IncidenciaDeDetalle>] {
  const [lost, gained] = [new Set(before.hallazgos), new Set(after.hallazgos)];
  const others = agruparIncidencias(after);
  for (const [key, some] of agruparIncidencias(before)) {
    const same = others.get(key) ?? [];
    const pairs = parearCercanos(some.map(lineaDeIncidencia), same.map(lineaDeIncidencia));
    for (const [one, other] of pairs) {
      const [earlier, later] = [some[one], same[other]];
      if (earlier) lost.delete(earlier);
      if (later) gained.delete(later);
    }
  }
  return [lost, gained];
}

/** These findings of a file, each with its rule and the code at its place and around it. */
function placed({ texto, lugares, hallazgos }: ConTexto, some: ReadonlySet<IncidenciaDeDetalle>) {
  const starts = startsOfLines(texto);
  const offsetOf = (line: number, column: number) => (starts[line - 1] ?? texto.length) + column;
  return hallazgos.flatMap((finding, index) => {
    const range = lugares[index];
    if (!range || !some.has(finding)) return [];
    const start = offsetOf(range.startLine, range.startColumn);
    const end = offsetOf(range.endLine, range.endColumn);
    const code = [
      compared(around, (read) => texto.slice(Math.max(0, start - read), start)).slice(-around),
      compared(ofFinding, (read) => texto.slice(start, Math.min(end, start + read))).slice(0, ofFinding),
      compared(around, (read) => texto.slice(end, end + read)).slice(0, around),
    ];
    return [{ finding, place: JSON.stringify([finding.regla, ...code]) }];
  });
}

/** Characters of code before and after a finding that have to be the same, white space apart. */
const around = 40;
/** Those of the finding's own code. */
const ofFinding = 400;
/** Characters of the text that are read for them, white space included. */
const maxRead = 64 * 1024;

/** A text without its format, of more than so many characters if there are as many: a cut before that would compare other code. */
function compared(characters: number, textOf: (read: number) => string): string {
  for (let read = 4 * characters; ; read *= 2) {
    const text = textOf(read);
    const code = withoutFormat(text);
    if (code.length > characters || text.length < read || read >= maxRead) return code;
  }
}

function startsOfLines(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/gu)) starts.push(index + end.length);
  return starts;
}

/** A code without what formatters add, remove and exchange. */
const withoutFormat = (code: string): string =>
  code
    .replaceAll(/[\s;]/gu, '')
    .replaceAll(/,(?=[)\]}])/gu, '')
    .replaceAll("'", '"');

import { Refusal } from '../../refusal.ts';
import { describeRule } from '../../rules/rules.ts';
import { safeCodeLine, safeCodeText, withRows } from '../answer.ts';
import { findingRow, isRule } from './incidencias.ts';
import { archivo, ruta, type Arguments, type McpTool, type Means } from '../tool.ts';

/** Lines of code before and after a finding. */
const around = 3;
const maxFindings = 10;

export const explicar: McpTool = {
  name: 'explicar',
  title: 'Explicar una regla o una incidencia',
  description:
    'Con «regla», da su ficha: por qué importa, cómo se arregla, ejemplos. Con «archivo» y «linea», da las incidencias de esa línea con el código que las rodea y la ficha de cada regla; con «archivo» solo, las del archivo entero, que no tienen línea.',
  properties: {
    ruta,
    archivo,
    linea: { type: 'integer', minimum: 1, description: 'Línea de la incidencia, con «archivo».' },
    regla: { type: 'string', maxLength: 100, description: 'Clave de la regla: S3776 o python:S1192.' },
  },
  run: async (args, means) => {
    if (args.regla !== undefined && args.archivo === undefined)
      return { regla: args.regla, ficha: describeRule(args.regla) };
    return explainPlace(args, means);
  },
};

async function explainPlace(
  { ruta: folder = '.', archivo: path, linea, regla }: Arguments,
  { analyses }: Means,
) {
  if (path === undefined)
    throw new Refusal('Indique «regla», o «archivo» y, si la incidencia la tiene, su «linea».');
  const { informe, fecha } = await analyses.read(folder, null);
  const all = informe.incidencias.filter(
    (una) =>
      una.ruta === path &&
      // A finding of the whole file has no line, as in a request without one.
      una.lugar?.startLine === linea &&
      (regla === undefined || isRule(una.regla, regla)),
  );
  if (all.length === 0) throw nothing({ path, linea, regla });
  const found = all.slice(0, maxFindings);
  const text = informe.archivos.find((one) => one.ruta === path)?.texto ?? '';
  const codigo = linea === undefined ? [] : linesAround(text, linea);
  const rules = [...new Set(found.map((una) => una.regla))];
  return withRows(
    rules.map((key) => describeRule(key)),
    (fichas) => ({
      fecha,
      incidencias: found.map(findingRow),
      quedan: all.length - found.length,
      codigo,
      fichas,
    }),
  );
}

function linesAround(text: string, linea: number) {
  const first = Math.max(0, linea - 1 - around);
  return text
    .split(/\r\n|\n|\r/)
    .slice(first, linea + around)
    .map((line, index) => ({ linea: first + index + 1, texto: safeCodeLine(line) }));
}

interface Asked {
  readonly path: string;
  readonly linea: number | undefined;
  readonly regla: string | undefined;
}

function nothing({ path, linea, regla }: Asked): Refusal {
  const which = regla === undefined ? '' : 'de esa regla ';
  const file = `«${safeCodeText(path)}»`;
  return new Refusal(
    linea === undefined
      ? `No hay ninguna incidencia ${which}del archivo entero en ${file}: las demás tienen «linea».`
      : `No hay ninguna incidencia ${which}en la línea ${linea} de ${file}.`,
  );
}

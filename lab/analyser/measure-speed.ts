import { parse } from '../../packages/analyser/src/languages/javascript/parse.ts';
import { parsePython } from '../../packages/analyser/src/languages/python/parse.ts';
import { analyseFile, analyseProject, type FileAnalysis } from '../../packages/analyser/src/index.ts';

export interface Source {
  path: string;
  text: string;
}
export interface Speed {
  name: string;
  lines: number;
  seconds: number;
}

export function dialectOf(path: string): 'jsx' | 'ts' | 'tsx' {
  if (/\.tsx$/iu.test(path)) return 'tsx';
  return /\.[cm]?ts$/iu.test(path) ? 'ts' : 'jsx';
}

/** Processor time of one call in seconds, whatever else the machine does. */
function processorTime(call: () => unknown) {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The shortest processor time of some rounds: the first ones warm the engine up. */
function shortestTime(rounds: number, call: () => unknown) {
  return Math.min(...Array.from({ length: rounds }, () => processorTime(call)));
}

/** Languages to measure. The time of parsing alone is the lower bound of any analysis. */
const languages: readonly { name: string; paths: RegExp; parse: (source: Source) => unknown }[] = [
  {
    name: 'JavaScript y TypeScript',
    paths: /\.[cm]?[jt]sx?$/iu,
    parse: ({ path, text }) => parse(text, dialectOf(path)),
  },
  { name: 'Python', paths: /\.py$/iu, parse: ({ text }) => parsePython(text) },
];

const linesOf = (analyses: readonly FileAnalysis[]) =>
  analyses.reduce((sum, { counts }) => sum + (counts.lines ?? 0), 0);

const measure = (sources: readonly Source[]) =>
  sources.map((source) => analyseFile(source)).filter((analysis) => analysis !== null);

/** Processor time in which the sources of each language are parsed, measured and searched for copies. */
export function measureSpeed(sources: readonly Source[], rounds = 4): Speed[] {
  return languages.flatMap(({ name, paths, parse: parseOne }) => {
    const own = sources.filter(({ path }) => paths.test(path));
    if (own.length === 0) return [];
    const known = measure(own);
    const lines = linesOf(known);
    return [
      {
        name: `${name}: solo analizar la sintaxis`,
        lines,
        seconds: shortestTime(rounds, () => own.map(parseOne)),
      },
      {
        name: `${name}: todas las medidas de cada archivo`,
        lines,
        seconds: shortestTime(rounds, () => measure(own)),
      },
      {
        name: `${name}: duplicación entre archivos`,
        lines,
        seconds: shortestTime(rounds, () => analyseProject(known)),
      },
    ];
  });
}

/** The measurements as a table of text: a heading, then one line each. */
export function speedTable(speeds: readonly Speed[]) {
  const rows = speeds.map(({ name, lines, seconds }) => [
    String(Math.round(lines / seconds / 1000)),
    seconds.toFixed(2),
    name,
  ]);
  return [['miles de líneas/s', 'segundos', ''], ...rows]
    .map(([speed = '', seconds = '', name = '']) =>
      `${speed.padStart(18)}  ${seconds.padStart(9)}  ${name}`.trimEnd(),
    )
    .join('\n');
}

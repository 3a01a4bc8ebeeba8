import { descendantsOf, type SystemProcess } from '@mantenible/doubles';

/** The analysis processes of a server, by their place in the process tree and their program. */
export interface AnalysisProcesses {
  /** Direct children of the server; they start all other processes. */
  readonly runners: readonly SystemProcess[];
  readonly git: readonly SystemProcess[];
  readonly workers: readonly SystemProcess[];
}

const isGit = ({ program }: SystemProcess): boolean => program.startsWith('git');
/** Newer versions of Node name their main thread. */
const isNode = ({ program }: SystemProcess): boolean => program === 'node' || program === 'MainThread';

export function analysisProcesses(server: { readonly pid: number }): AnalysisProcesses {
  const all = descendantsOf(server.pid);
  return {
    runners: all.filter((one) => isNode(one) && one.parent === server.pid),
    git: all.filter(isGit),
    workers: all.filter((one) => isNode(one) && one.parent !== server.pid),
  };
}

/** Files of so many functions each, with several findings a function. */
const filesWithFindings = (files: number, functions: number) =>
  Array.from({ length: files }, (_, file) => ({
    path: `src/a${file}.js`,
    content: Array.from(
      { length: functions },
      (_, i) =>
        `export function f${file}_${i}(a, b) { var c = a; if (a == b) { return c } else { return ${i} } }\n`,
    ).join(''),
  }));

/** A project whose analysis takes a second or more, and whose result exceeds the capacity of a pipe many times. */
export const laboriousFiles = filesWithFindings(60, 20);
/** A project of 3,000 functions, for measures of memory. */
export const manyFiles = filesWithFindings(75, 40);

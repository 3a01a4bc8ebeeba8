import { descendantsOf, type SystemProcess } from './system-processes.ts';

/** The analysis processes of a server, by their place in the process tree and their program. */
export interface AnalysisProcesses {
  /** Children of the server itself, which start all others. */
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

/** A project whose analysis takes some seconds. */
export const laboriousFiles = Array.from({ length: 150 }, (_, file) => ({
  path: `src/a${file}.js`,
  content: Array.from(
    { length: 40 },
    (_, i) =>
      `export function f${file}_${i}(a, b) { var c = a; if (a == b) { return c } else { return ${i} } }\n`,
  ).join(''),
}));

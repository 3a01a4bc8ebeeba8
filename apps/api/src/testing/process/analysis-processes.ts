import { descendantsOf, type SystemProcess } from './system-processes.ts';

/** The processes that analyse for a server, told apart by their place in the tree and by their program. */
export interface AnalysisProcesses {
  /** Children of the server itself, which start all others. */
  readonly runners: readonly SystemProcess[];
  readonly git: readonly SystemProcess[];
  readonly workers: readonly SystemProcess[];
}

const isGit = ({ program }: SystemProcess): boolean => program.startsWith('git');
/** Newer versions of Node give their main thread a name. */
const isNode = ({ program }: SystemProcess): boolean => program === 'node' || program === 'MainThread';

export function analysisProcesses(server: { readonly pid: number }): AnalysisProcesses {
  const all = descendantsOf(server.pid);
  return {
    runners: all.filter((one) => isNode(one) && one.parent === server.pid),
    git: all.filter(isGit),
    workers: all.filter((one) => isNode(one) && one.parent !== server.pid),
  };
}

/** A project whose rules take some seconds. */
export const laboriousFiles = Array.from({ length: 150 }, (_, file) => ({
  path: `src/a${file}.js`,
  content: Array.from(
    { length: 40 },
    (_, i) =>
      `export function f${file}_${i}(a, b) { var c = a; if (a == b) { return c } else { return ${i} } }\n`,
  ).join(''),
}));

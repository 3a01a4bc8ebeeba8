import type { ReferenceOptions } from './repository/remote/index.ts';
import type { Program } from './workers/program.port.ts';
import type { WarmPool } from './workers/warm-pool.ts';

/** Settings of the analyser of repositories. */
export interface AnalyserOptions extends ReferenceOptions {
  /** Folder for temporary clones only: clones that an ended process left there are removed. */
  readonly carpeta: string;
  /** Path of the workers' program: `workers/worker-main.ts`, or the built one. */
  readonly worker: string;
  /** Priority of the workers; below this process by default, since a server has others to answer. */
  readonly priority?: Program['priority'];
  /** Receives git's error output, in English and without the token. */
  readonly log?: (text: string) => void;
  /** Supplies started workers, with the limits of the pool; without it workers start with each analysis. */
  readonly warmPool?: Pick<WarmPool, 'take'>;
}

import type { ReferenceOptions } from './repository/remote/index.ts';
import type { WarmPool } from './workers/warm-pool.ts';

export interface AnalyserOptions extends ReferenceOptions {
  /** Folder of temporary clones; nothing else may stand in it, for it is swept. */
  readonly carpeta: string;
  /** Program of the workers: `workers/worker-main.ts`, or the built one. */
  readonly worker: string;
  /** Takes git's error output, in English and without the token. */
  readonly log?: (text: string) => void;
  /** Source of the workers, which have its limits; without it workers start with each analysis. */
  readonly warmPool?: Pick<WarmPool, 'take'>;
}

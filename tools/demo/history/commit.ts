import type { Edit } from './edits.ts';

/** One commit of an application's folder. */
export interface Commit {
  /** Date of its author and committer. */
  readonly at: string;
  readonly subject: string;
  /** Paths are within the application's folder. */
  readonly edits: readonly Edit[];
  /** Whether it merges the other application's branch. */
  readonly merges?: boolean;
  readonly tag?: string;
}

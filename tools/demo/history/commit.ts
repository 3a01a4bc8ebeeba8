import type { Edit } from './edits.ts';

/** One commit of an application's folder. */
export interface Commit {
  /** Date of its author and committer. */
  readonly at: string;
  readonly subject: string;
  /** Paths are within the application's folder. */
  readonly edits: readonly Edit[];
  /** It merges the branch, whose commits are those of the other application before this one. */
  readonly merges?: boolean;
  readonly tag?: string;
}

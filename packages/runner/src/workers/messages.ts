import type { DuplicatedPlace, FileAnalysis, Finding, Measures, SourceFile } from '@mantenible/analyser';

/**
 * File descriptor of a worker's replies. Its writes block, so a worker waits for a runner that reads
 * slowly; Node makes pipes at the standard output non-blocking.
 */
export const replyDescriptor = 3;

/** A file's part without the fields that only rules read. */
export type ComparablePart = Omit<FileAnalysis, 'findings' | 'noSonarLines'>;
/** The fields of a file's part that rules read. */
export type RulePart = Pick<FileAnalysis, 'path' | 'findings' | 'noSonarLines'>;

/** What the runner requests of a worker, one request at a time. */
export type Request =
  | { readonly kind: 'measure'; readonly files: readonly SourceFile[] }
  | {
      readonly kind: 'find';
      readonly files: readonly SourceFile[];
      readonly parts: readonly RulePart[];
      /** Whether the next request shares most of its files with this one. */
      readonly keep: boolean;
    }
  /** Load the rules for scripts. */
  | { readonly kind: 'warm' }
  | { readonly kind: 'join'; readonly parts: readonly ComparablePart[] };

/** What a worker answers during a request; 'done' ends it. */
export type Reply =
  | { readonly kind: 'done' }
  /** Sent before a file is processed: the last path names the file that killed the worker. */
  | { readonly kind: 'started'; readonly path: string }
  | { readonly kind: 'part'; readonly part: FileAnalysis | null }
  | { readonly kind: 'findings'; readonly byPath: readonly (readonly [string, readonly Finding[]])[] }
  | { readonly kind: 'measures'; readonly measures: Measures; readonly files: readonly FileMeasures[] };

export interface FileMeasures {
  readonly path: string;
  readonly measures: Measures;
  readonly duplicates: readonly DuplicatedPlace[];
}

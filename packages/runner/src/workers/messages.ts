import type {
  DuplicatedPlace,
  FileAnalysis,
  Measures,
  ReportedFindings,
  SourceFile,
} from '@mantenible/analyser';

/**
 * File descriptor to which a worker writes its replies. It is not the standard output, whose pipe Node makes
 * non-blocking: writes to this one block, so that a worker waits for a runner that reads slowly.
 */
export const replyDescriptor = 3;

/** The fields of a file's analysis that duplication and sums need. */
export type ComparablePart = Omit<FileAnalysis, 'findings' | 'noSonarLines'>;
/** The fields of a file's analysis that rules need. */
export type RulePart = Pick<FileAnalysis, 'path' | 'isTest' | 'findings' | 'silenced' | 'noSonarLines'>;

/** A file of a request; without a text the worker uses the last one that it received for this path. */
export type SentFile = Pick<SourceFile, 'path'> & Partial<Pick<SourceFile, 'text'>>;

/** A request of the runner to a worker, which processes one request at a time. */
export type Request =
  | { readonly kind: 'measure'; readonly files: readonly SourceFile[] }
  | {
      readonly kind: 'find';
      readonly files: readonly SentFile[];
      readonly parts: readonly RulePart[];
      /** Whether the next request shares most of its files with this one. */
      readonly keep: boolean;
    }
  /** Loads the rules for scripts. */
  | { readonly kind: 'warm' }
  /** Each project is a list of places in `parts`: successive commits share most of them. */
  | {
      readonly kind: 'join';
      readonly parts: readonly ComparablePart[];
      readonly projects: readonly (readonly number[])[];
    };

/** A reply of a worker to a request, which may have several; the last one is 'done'. */
export type Reply =
  | { readonly kind: 'done' }
  /** Sent before a file is processed: when the worker dies, the last path is that of the file that killed it. */
  | { readonly kind: 'started'; readonly path: string }
  | { readonly kind: 'part'; readonly part: FileAnalysis | null }
  | { readonly kind: 'findings'; readonly byPath: readonly (readonly [string, ReportedFindings])[] }
  /** One for each project of a 'join', in their order. */
  | { readonly kind: 'measures'; readonly measures: Measures; readonly files: readonly FileMeasures[] };

export interface FileMeasures {
  readonly path: string;
  readonly measures: Measures;
  readonly duplicates: readonly DuplicatedPlace[];
}

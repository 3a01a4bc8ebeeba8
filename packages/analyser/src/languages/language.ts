import type { TokenLine } from '../duplication/token-lines.ts';
import type { Counts } from '../measures/metric-keys.ts';
import type { Finding } from '../rules/finding.ts';

export interface SourceFile {
  /** From the root of the sources, with `/`. */
  readonly path: string;
  /** Decoded, without byte order mark. */
  readonly text: string;
}

/** What one file gives by itself, whatever stands beside it: it may be kept and used again. */
export interface LanguageAnalysis {
  readonly counts: Counts;
  /** What duplication compares. */
  readonly tokenLines: readonly TokenLine[];
  /** Lines whose findings are dropped. */
  readonly noSonarLines: readonly number[];
  readonly findings: readonly Finding[];
}

export interface Language {
  /** SonarQube's name of the language. */
  readonly key: string;
  /** In lower case, with the dot. */
  readonly extensions: readonly string[];
  /** Null when the file cannot be parsed. */
  analyse(file: SourceFile): LanguageAnalysis | null;
}

import type { TokenLine } from '../duplication/token-lines.ts';
import type { Counts } from '../measures/metric-keys.ts';
import type { Finding } from '../rules/finding.ts';

export interface SourceFile {
  /** Relative to the root of the sources, with `/`. */
  readonly path: string;
  /** Decoded, without byte order mark. */
  readonly text: string;
  /** A test has no measures, and findings only of the rules for tests. */
  readonly isTest?: boolean;
}

/** Result of one file, which depends on no other file: it may be stored and used again. */
export interface LanguageAnalysis {
  readonly counts: Counts;
  /** The tokens that duplication compares, by line. */
  readonly tokenLines: readonly TokenLine[];
  /** Lines marked NOSONAR, whose findings are dropped. */
  readonly noSonarLines: readonly number[];
  readonly findings: readonly Finding[];
}

/** A measured language: which files it has and how one of them is analysed. */
export interface Language {
  /** SonarQube's key of the language. */
  readonly key: string;
  /** In lower case, with the dot. */
  readonly extensions: readonly string[];
  /** Measures one file; null when it cannot be parsed or is no source. */
  analyse(file: SourceFile): LanguageAnalysis | null;
}

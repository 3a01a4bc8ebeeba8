/** A violation of a rule. Lines count from 1, columns from 0; a finding without a range concerns the whole file. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  readonly range: TextRange | null;
  /** Estimated effort of the fix in minutes. */
  readonly effort: number;
}

export interface TextRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

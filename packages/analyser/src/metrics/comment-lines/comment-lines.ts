export interface CommentLines {
  readonly count: number;
  /** Lines marked NOSONAR, whose findings are dropped; these comments are not part of `count`. */
  readonly noSonarLines: readonly number[];
}

/** What the comments of a file give. */
export interface CommentLines {
  readonly count: number;
  /** Lines whose findings are dropped; their comments count as none. */
  readonly noSonarLines: readonly number[];
}

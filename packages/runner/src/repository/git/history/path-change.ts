/** A file whose path or content differs between a commit and its first parent. */
export interface PathChange {
  readonly path: string;
  /** Earlier path of a file that was moved; null for any other change. */
  readonly movedFrom: string | null;
  /** Set for a move that changed the content too. */
  readonly changed?: boolean;
  /** Blob in the first parent; null for a new file. */
  readonly before: string | null;
  /** Blob in the commit; null for a deleted file. */
  readonly after: string | null;
}

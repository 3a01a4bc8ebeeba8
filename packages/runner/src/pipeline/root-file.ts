/** A file at the root of a repository; its content is null where the file exceeds its limit. */
export interface RootFile {
  readonly content: Buffer | null;
}

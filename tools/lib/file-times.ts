/** Milliseconds that a test file took, by what they were spent on. */
export interface FileTimes {
  readonly file: string;
  readonly environment: number;
  readonly import: number;
  readonly tests: number;
}

/** A piece of evidence: a link, or lines of a file at the commit of the newest analysis. */
export type Evidence =
  | { readonly url: string }
  | { readonly path: string; readonly lines: readonly [from: number, to: number] };

/** An answer to one question of the catalogue. */
export interface Answer {
  /** The question's short description. */
  readonly question: string;
  /** Index of the chosen level. */
  readonly level: number;
  readonly comment: string;
  /** None for the lowest level, nor where the question does not apply. */
  readonly evidence: readonly Evidence[];
}

/** Writes an answer; its evidence follows the comment. */
export function answer(question: string, level: number, comment: string, ...evidence: Evidence[]): Answer {
  return { question, level, comment, evidence };
}

/** Evidence of lines of a file, both included. */
export function at(path: string, from: number, to: number = from): Evidence {
  return { path, lines: [from, to] };
}

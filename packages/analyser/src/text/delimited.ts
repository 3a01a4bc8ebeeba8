/** A piece of a text with a beginning and an end, such as a string. */
export interface Delimited {
  readonly begins: string;
  /** Sticky pattern of the whole piece. */
  readonly whole: RegExp;
  /** Whether the piece ends with its line. */
  readonly inLine?: boolean;
}

/**
 * Returns a function that gives the end of the piece that begins at an offset, or null without one. Offsets only grow.
 * After a beginning without an end the same kind is not searched again, which would take the square of the length.
 */
function pieceEnds(text: string, kinds: readonly Delimited[]) {
  const missingUntil = new Map<Delimited, number>();
  return (at: number): number | null => {
    for (const kind of kinds) {
      if (!text.startsWith(kind.begins, at) || (missingUntil.get(kind) ?? -1) > at) continue;
      kind.whole.lastIndex = at;
      if (kind.whole.test(text)) return kind.whole.lastIndex;
      const line = kind.inLine === true ? text.indexOf('\n', at) : -1;
      missingUntil.set(kind, line === -1 ? text.length : line);
    }
    return null;
  };
}

/** A stretch of a text: a delimited piece, or what the pattern for the rest matches. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly isPiece: boolean;
}

/** Cuts a text into delimited pieces and matches of the sticky pattern `rest`; skips characters that are neither. */
export function* cutPieces(text: string, kinds: readonly Delimited[], rest: RegExp): Generator<Stretch> {
  const endAt = pieceEnds(text, kinds);
  for (let at = 0; at < text.length;) {
    const end = endAt(at);
    rest.lastIndex = at;
    if (end !== null) yield { start: at, end, isPiece: true };
    else if (rest.test(text)) yield { start: at, end: rest.lastIndex, isPiece: false };
    at = end ?? Math.max(rest.lastIndex, at + 1);
  }
}

/** Replaces the delimited pieces of a text. */
export function replacePieces(
  text: string,
  kinds: readonly Delimited[],
  replace: (piece: string) => string,
): string {
  const openers = new RegExp(`[${kinds.map(({ begins }) => begins.charAt(0)).join('')}]`, 'gu');
  const endAt = pieceEnds(text, kinds);
  const parts: string[] = [];
  let done = 0;
  for (let found = openers.exec(text); found; found = openers.exec(text)) {
    const end = endAt(found.index);
    if (end === null) continue;
    parts.push(text.slice(done, found.index), replace(text.slice(found.index, end)));
    done = end;
    openers.lastIndex = end;
  }
  return parts.join('') + text.slice(done);
}

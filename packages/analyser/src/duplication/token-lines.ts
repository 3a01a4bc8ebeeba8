/**
 * The tokens that begin on one line: a hash of their texts, and the indexes of the first and the last among the file's
 * tokens. Plain numbers, so that a file's lines may be stored and compared later with those of other files.
 */
export interface TokenLine {
  readonly line: number;
  readonly hash: number;
  readonly first: number;
  readonly last: number;
}

/** A token for duplication: the line where it begins, and the text that is compared. */
export interface Token {
  readonly line: number;
  readonly text: string;
}

const primes = [0x01000193, 0x85ebca6b] as const;

/** Hash of 53 bits in two lanes: among a million different lines two collide with a probability of 1 in 18 000. */
class Hash {
  private low = 0x811c9dc5;
  private high = 0x9747b28c;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.low = Math.imul(this.low ^ code, primes[0]);
      this.high = Math.imul(this.high ^ code ^ (this.high >>> 15), primes[1]);
    }
  }

  get value(): number {
    const low = Math.imul(this.low ^ (this.high >>> 16), primes[1]) >>> 0;
    const high = Math.imul(this.high ^ (low >>> 13), primes[0]) >>> 0;
    return (high & 0x1fffff) * 0x100000000 + low;
  }
}

/** One entry for each line on which a token begins. */
function joinByLine(tokens: readonly Token[]): TokenLine[] {
  const lines: TokenLine[] = [];
  let start = 0;
  while (start < tokens.length) {
    const line = tokens[start]?.line ?? 0;
    const hash = new Hash();
    let end = start;
    for (; end < tokens.length && tokens[end]?.line === line; end++) hash.add(tokens[end]?.text ?? '');
    lines.push({ line, hash: hash.value, first: start, last: end - 1 });
    start = end;
  }
  return lines;
}

/**
 * The lines that duplication compares. Of equal lines one after another only the first and the last stay, so that
 * long tables do not look like copies of themselves.
 */
export function toTokenLines(tokens: readonly Token[]): readonly TokenLine[] {
  const lines = joinByLine(tokens);
  return lines.filter(({ hash }, i) => i === 0 || hash !== lines[i - 1]?.hash || hash !== lines[i + 1]?.hash);
}

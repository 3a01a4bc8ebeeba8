/** The pattern is no regular expression that Python's `re` module takes. */
export class RegexSyntaxError extends Error {
  override readonly name = 'RegexSyntaxError';
}

/** Goes through the characters of a pattern. */
export class Reader {
  at = 0;
  verbose: boolean;
  private readonly characters: readonly string[];

  constructor(characters: readonly string[], verbose: boolean) {
    this.characters = characters;
    this.verbose = verbose;
  }

  /** The character at hand, or '' at the end. */
  get char(): string {
    return this.characters[this.at] ?? '';
  }

  get ended(): boolean {
    return this.at >= this.characters.length;
  }

  startsWith(text: string): boolean {
    return this.text(this.at, this.at + text.length) === text;
  }

  text(start: number, end: number): string {
    return this.characters.slice(start, end).join('');
  }

  accept(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.at += text.length;
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) throw new RegexSyntaxError(`expected ${text}`);
  }

  take(): string {
    if (this.ended) throw new RegexSyntaxError('unexpected end');
    this.at += 1;
    return this.characters[this.at - 1] ?? '';
  }

  /** The longest text that the pattern matches here, taken; '' when none. */
  match(pattern: RegExp): string {
    const found = pattern.exec(this.text(this.at, this.at + 80))?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** With the flag `VERBOSE` blanks and comments mean nothing. */
  skipBlanks(): void {
    while (this.verbose) {
      const rest = this.text(this.at, this.characters.length);
      const skipped = /^(?:\s+|#[^\n]*)/u.exec(rest)?.[0].length ?? 0;
      if (skipped === 0) return;
      this.at += skipped;
    }
  }
}

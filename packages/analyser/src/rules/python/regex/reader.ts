/** Thrown for a pattern that Python's `re` module rejects. */
export class RegexSyntaxError extends Error {
  override readonly name = 'RegexSyntaxError';
}

/** A cursor over the characters of a pattern. */
export class Reader {
  at = 0;
  verbose: boolean;
  private readonly characters: readonly string[];

  constructor(characters: readonly string[], verbose: boolean) {
    this.characters = characters;
    this.verbose = verbose;
  }

  /** The current character, or '' at the end. */
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

  /** Consumes and returns the match of a pattern at the cursor; '' without a match. */
  match(pattern: RegExp): string {
    const found = pattern.exec(this.text(this.at, this.at + 80))?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private skipWhile(isSkipped: (char: string) => boolean): void {
    while (!this.ended && isSkipped(this.char)) this.at += 1;
  }

  /** Skips white space and comments if the flag `VERBOSE` is set. */
  skipBlanks(): void {
    while (this.verbose) {
      const start = this.at;
      this.skipWhile((char) => /\s/u.test(char));
      if (this.startsWith('#')) this.skipWhile((char) => char !== '\n');
      if (this.at === start) return;
    }
  }
}

/** Tries that wait for one counter at most; a longer queue is refused. */
const MAX_WAITING = 200;

/** The tries of one counter in this process: those under way, and in order of arrival those that wait for them. */
export class Lane {
  running = 0;
  /** Grows with every try that ends, so that a decision on older figures is noticed. */
  version = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  get idle(): boolean {
    return this.running === 0 && this.#waiting === 0;
  }

  get full(): boolean {
    return this.#waiting >= MAX_WAITING;
  }

  /** Runs one arrival's decision after those that came before it. */
  async inOrder<T>(decide: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#last.then(decide);
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Resolves when the next try ends. */
  nextEnd(): Promise<void> {
    return new Promise((resolve) => this.#listeners.add(resolve));
  }

  end(): void {
    this.running -= 1;
    this.version += 1;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}

/** Maximum of attempts that wait for one counter; further ones are refused. */
const MAX_WAITING = 200;

/** The attempts of one counter in this process: the running ones, and a queue in order of arrival. */
export class Lane {
  running = 0;
  /** Incremented when an attempt ends, to detect decisions on older figures. */
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

  /** Runs a decision after the earlier ones. */
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

  /** Resolves when the next attempt ends. */
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

/** An account whose access tokens of before `momento` no longer hold. */
interface EndedSession {
  readonly sub: string;
  readonly momento: Date;
}

export interface EndedSessionsRepository {
  end(sub: string, momento: Date): Promise<void>;
  list(): Promise<readonly EndedSession[]>;
  /** Tokens of before have expired. */
  removeBefore(momento: Date): Promise<void>;
}

/** A commit of a branch's first parents; its author and message are never read. */
export interface HistoryCommit {
  readonly id: string;
  /** Committer date in seconds since 1970, clamped to the years 1970 to 9999. */
  readonly seconds: number;
}

const maxSeconds = 253_402_300_799;
/** Limit of the characters kept of a line; a valid line has up to twenty digits, a space and an id. */
const maxLineChars = 128;

const commitLine = /^(?<seconds>-?\d{1,20}) (?<id>[\da-f]{40,64})$/u;

/** Reads the output of `git rev-list --timestamp` chunk by chunk; other lines are skipped. */
export function createCommitReader(onCommit: (commit: HistoryCommit) => void) {
  let rest = '';
  return (chunk: Buffer): boolean => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop()?.slice(0, maxLineChars) ?? '';
    for (const text of lines) {
      const { seconds, id } = commitLine.exec(text)?.groups ?? {};
      if (id !== undefined) onCommit({ id, seconds: clampSeconds(Number(seconds)) });
    }
    return true;
  };
}

const clampSeconds = (seconds: number): number => Math.min(Math.max(seconds, 0), maxSeconds);

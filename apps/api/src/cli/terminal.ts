import type { Db } from '@mantenible/db';

/** What a command of the console works with. */
export interface Terminal {
  readonly db: Db;
  readonly now: () => Date;
  readonly print: (line: string) => void;
  readonly fail: (line: string) => void;
}

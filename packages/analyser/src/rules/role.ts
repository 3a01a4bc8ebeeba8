/** Which rules apply to a file: those for main code, or those for tests. */
export type Role = 'main' | 'test';

/** The role of a file of a batch; null for one that is only context. */
export type RoleOf = (path: string) => Role | null;

export const everyFileIsMain: RoleOf = () => 'main';

/** Gets the first lines of the scripts of a page that no parser accepts. */
export type OnUnread = (path: string, lines: readonly number[]) => void;

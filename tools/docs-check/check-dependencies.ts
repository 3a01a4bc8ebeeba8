/** The runtime dependencies of one room, as its package.json names them. */
export interface Room {
  /** Folder of the room, such as `apps/api`. */
  readonly folder: string;
  readonly dependencies: readonly string[];
}

const row = /^\| `(?<name>[^`]+)`\s*\|(?<rooms>[^|]*)\|(?<reason>[^|]*)\|/u;

/**
 * Differences between the rooms' runtime dependencies and the table of a Markdown text, whose rows are
 * `| \`package\` | rooms | reason |`. Packages of this repository need no row.
 */
export function checkDependencies(text: string, rooms: readonly Room[]): readonly string[] {
  const written = readTable(text);
  const used = usersOf(rooms);
  const missing = [...used].flatMap(([name, folders]) => {
    const found = written.get(name);
    if (found === undefined) return [`falta la dependencia «${name}» (${folders.join(', ')})`];
    if (found.rooms !== folders.join(', '))
      return [`«${name}» la usan ${folders.join(', ')}, no ${found.rooms}`];
    return found.reason === '' ? [`«${name}» no tiene motivo`] : [];
  });
  const superfluous = [...written.keys()].filter((name) => !used.has(name));
  return [...missing, ...superfluous.map((name) => `ya nadie depende de «${name}»`)];
}

function readTable(text: string): ReadonlyMap<string, { readonly rooms: string; readonly reason: string }> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const { name, rooms = '', reason = '' } = row.exec(line)?.groups ?? {};
      return name === undefined ? [] : [[name, { rooms: rooms.trim(), reason: reason.trim() }] as const];
    }),
  );
}

function usersOf(rooms: readonly Room[]): ReadonlyMap<string, readonly string[]> {
  const uses = rooms.flatMap(({ folder, dependencies }) =>
    dependencies.filter((name) => !name.startsWith('@mantenible/')).map((name) => ({ name, folder })),
  );
  const grouped = Map.groupBy(uses, ({ name }) => name);
  return new Map([...grouped].map(([name, found]) => [name, found.map(({ folder }) => folder)]));
}

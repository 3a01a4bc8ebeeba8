import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeRepository, startGitHost, type TreeFile } from '../../tests/doubles/src/index.ts';
import { root } from '../../tools/lib/paths.ts';
import { filesOf } from '../../tools/lib/sample-repository.ts';

const linesOfEach = 5000;

/** Repositories of a class, served on loopback. */
export interface Repositories {
  readonly token: string;
  readonly link: (n: number) => string;
  readonly close: () => Promise<void>;
}

/** Makes so many repositories of 5000 lines of published packages, no two with the same files, and serves them. */
export async function serveRepositories(count: number): Promise<Repositories> {
  const place = mkdtempSync(join(tmpdir(), 'mantenible-entregas-'));
  const sources = filesOf(join(root, 'tests/corpus')).filter(({ path }) => /\.[jt]sx?$/u.test(path));
  const name = (n: number) => `equipo-${n}.git`;
  for (let n = 0; n < count; n += 1) makeRepository(place, name(n), filesOfTeam(sources, n));
  const token = 'token-de-la-medicion';
  const host = await startGitHost({ root: place, token });
  return {
    token,
    link: (n) => `${host.origin}/${name(n)}`,
    close: async () => {
      await host.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Successive sources from a place of the team's own, each with a first line of its own. */
function filesOfTeam(
  sources: readonly { path: string; content: Buffer }[],
  team: number,
): readonly TreeFile[] {
  const files: TreeFile[] = [];
  let lines = 0;
  for (let i = 0; i < sources.length && lines < linesOfEach; i += 1) {
    const source = sources[(team * 7 + i) % sources.length];
    if (source === undefined) continue;
    const text = `// Equipo ${team}\n${source.content.toString()}`.split('\n').slice(0, linesOfEach - lines);
    lines += text.length;
    files.push({ path: source.path, content: Buffer.from(text.join('\n')) });
  }
  return files;
}

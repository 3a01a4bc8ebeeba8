import { appendFile, cp, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { run } from '../../tools/lib/run.ts';
import { readSources } from '../parity/ours.ts';

const changed = 20;

/** A copy of a folder in git, a revision before twenty of its scripts changed, and a folder with these alone. */
export async function sinceParts(place: string, folder: string) {
  const repository = join(place, `${basename(folder)}-git`);
  const few = join(place, `${basename(folder)}-cambiados`);
  await cp(folder, repository, { recursive: true, filter: (path) => basename(path) !== '.git' });
  await git(repository, 'init', '--quiet');
  await commit(repository);
  const revision = (await git(repository, 'rev-parse', 'HEAD')).trim();
  const scripts = (await readSources(repository)).map(({ path }) => path).filter(isScript);
  const step = Math.max(1, Math.floor(scripts.length / changed));
  for (const path of scripts.filter((_, at) => at % step === 0).slice(0, changed)) {
    await appendFile(join(repository, path), '\nfunction anadida(a) {\n  var b = a;\n  return b;\n}\n');
    await mkdir(join(few, dirname(path)), { recursive: true });
    await cp(join(repository, path), join(few, path));
  }
  await commit(repository);
  return { repository, revision, few };
}

const isScript = (path: string) => /\.[cm]?[jt]sx?$/u.test(path);

async function commit(folder: string) {
  await git(folder, 'add', '--all', '--force');
  await git(
    folder,
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.org',
    'commit',
    '--quiet',
    '-m',
    'Cambio',
  );
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run('git', args, { cwd: folder, capture: true });
  if (code !== 0) throw new Error(output);
  return output;
}

import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { run } from '../lib/run.mjs';

/**
 * Packages that parity is judged by: sources of several kinds, about 100 000 lines in all. The first one is the short
 * form's.
 */
export const judgedPackages = [
  'npm:express@4.21.1',
  'npm:react-native-paper@5.12.5',
  'npm:zod@3.23.8',
  'npm:hexo@6.3.0',
  'npm:expo-router@3.5.23',
  'pypi:flask==3.0.3',
  'pypi:djangorestframework==3.15.2',
  'pypi:requests==2.32.3',
];

/**
 * Python that was unseen when it was first compared. The rule, written before that: of PyPI's most downloaded packages, from
 * rank 100, 200, … 1000 on downwards, the first whose newest wheel is pure Python and holds 2000 to 15 000 lines of `.py`.
 */
export const unseenPython = [
  'pypi:beautifulsoup4==4.15.0',
  'pypi:chardet==7.7.0',
  'pypi:py4j==0.10.9.9',
  'pypi:pendulum==3.3.0',
  'pypi:antlr4-python3-runtime==4.13.2',
  'pypi:jupyterlab-server==2.28.1',
  'pypi:natsort==8.4.0',
  'pypi:sendgrid==6.12.5',
  'pypi:cssselect==1.6.0',
  'pypi:openlineage-python==1.54.0',
];

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
async function must(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd, capture: true });
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}:\n${output}`);
}

/** The one file that a registry's own program put into a folder. @param {string} folder */
async function onlyFile(folder) {
  const [name, ...others] = await readdir(folder);
  if (name === undefined || others.length > 0) throw new Error(`not one file in ${folder}`);
  return join(folder, name);
}

/** @param {string} archive @param {string} target */
const unpack = (archive, target) =>
  archive.endsWith('.whl')
    ? must('python3', ['-m', 'zipfile', '-e', archive, target], target)
    : must('tar', ['xzf', archive, '--strip-components=1'], target);

/**
 * Fetches a published package (`npm:NAME@VERSION` or `pypi:NAME==VERSION`) and unpacks it; nothing of it is run.
 * @param {string} name
 * @param {string} folder an empty one
 * @returns {Promise<string>} where its sources are
 */
export async function fetchPackage(name, folder) {
  const [registry = '', spec = ''] = name.split(/:(?<spec>.*)/su);
  const archives = join(folder, 'archive');
  const sources = join(folder, 'sources');
  await Promise.all([mkdir(archives), mkdir(sources)]);
  if (registry === 'npm') await must('npm', ['pack', '--silent', '--ignore-scripts', spec], archives);
  else if (registry === 'pypi')
    await must(
      'python3',
      ['-m', 'pip', 'download', '-q', '--no-deps', '--only-binary=:all:', spec],
      archives,
    );
  else throw new Error(`no such registry: ${registry}`);
  await unpack(await onlyFile(archives), sources);
  return sources;
}

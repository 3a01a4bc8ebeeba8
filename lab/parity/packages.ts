import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { run } from '../../tools/lib/run.ts';

/**
 * Packages of the targets of parity: sources of several kinds, about 100 000 lines in all. The short form takes the first
 * one.
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

/**
 * Packages that none of the rules was written by, chosen before anything was found in them. For TypeScript the most
 * downloaded of each family `react-native-*`, `expo-*`, `@tiptap/*`, `@uppy/*`, `@tanstack/*`; for JavaScript the most
 * downloaded without a scope whose summary has the word framework, server, parser, client, database. It was not measured
 * before, has 2000 to 20 000 lines, nine tenths of them in the language, and fewer than a tenth of its files were
 * compiled (`sourceMappingURL`, `__esModule`); beside `src` the folders `build`, `lib` and `dist` do not count.
 */
export const unseenPackages = [
  'npm-src:react-native-screens@4.28.0',
  'npm-src:expo-modules-autolinking@58.0.4',
  'npm-src:@tiptap/react@3.34.0',
  'npm-src:@uppy/utils@7.2.0',
  'npm-src:@tanstack/query-core@5.108.0',
  'npm-src:chai@6.3.0',
  'npm-src:ws@8.23.0',
  'npm-src:semver@7.8.6',
  'npm-src:ua-parser-js@2.0.10',
  'npm-src:doiuse@6.0.6',
];

/**
 * A second round of Python. The rule, written before the first look: of PyPI's most downloaded packages, from rank 1100,
 * 1200, … 2000 on downwards, the first whose newest wheel is pure Python, holds 3000 to 25 000 lines of `.py`, and which
 * `docs/rendimiento.md`, `docs/reglas.md` and the lists above do not name.
 */
export const secondPython: readonly string[] = [
  'pypi:geopy==2.5.0',
  'pypi:pytest-benchmark==5.3.1',
  'pypi:automat==25.4.16',
  'pypi:gradio-client==2.7.2',
  'pypi:kazoo==2.11.0',
  'pypi:pgpy==0.5.4',
  'pypi:compressed-tensors==0.20.0',
  'pypi:cloud-sql-python-connector==1.23.0',
  'pypi:construct==2.10.70',
  'pypi:acme==5.9.0',
];

/**
 * A second round of TypeScript and JavaScript, by the rule of `unseenPackages` with other families
 * (`@react-navigation/*`, `@react-aria/*`, `@trpc/*`, `@rjsf/*`, `@wordpress/*`) and other words (router, logger,
 * template, queue, validator), written before the first look. The documents and the lists above do not name the package.
 * A family without such a package among its 25 most downloaded is replaced by the next of `@urql/*`, `@formatjs/*`,
 * `@turf/*`, `@floating-ui/*`, `@apollo/*`, `@lexical/*`, `@dnd-kit/*`, `@codemirror/*`, and a word by the next of scheduler,
 * markdown, promise: `@react-aria/*` consists of re-exports today, `@wordpress/*` also of compiled files, and queues are short.
 */
export const secondPackages: readonly string[] = [
  'npm-src:@react-navigation/native@7.5.0',
  'npm-src:@formatjs/intl-unified-numberformat@3.3.7',
  'npm-src:@trpc/server@11.25.2',
  'npm-src:@rjsf/utils@6.11.1',
  'npm-src:@apollo/server@5.5.1',
  'npm-src:find-my-way@9.10.1',
  'npm-src:pino@10.4.0',
  'npm-src:consolidate@1.0.4',
  'npm-src:scheduler@0.28.0',
  'npm-src:arktype@2.2.9',
];

/**
 * A third round, where the registry cannot be searched by downloads: of two lists of well-known packages (33 of TypeScript from
 * `@dnd-kit/core` to `zustand`, then 13 from `@emotion/serialize` to `tinybase`; 35 of JavaScript from `async` to `yargs`), written
 * before the first look, the first five each in alphabetical order that meet the sizes of `unseenPackages` and that neither the
 * documents nor the lists above name.
 */
export const thirdPackages: readonly string[] = [
  'npm-src:@hookform/resolvers@7.0.7',
  'npm-src:immer@11.2.10',
  'npm-src:mobx@7.1.3',
  'npm-src:msw@2.15.0',
  'npm-src:@remix-run/router@1.23.4',
  'npm-src:bluebird@3.7.2',
  'npm-src:commander@14.0.3',
  'npm-src:handlebars@4.7.10',
  'npm-src:restify@11.1.0',
  'npm-src:winston@3.19.0',
];

/**
 * A fourth round by the rule of the third, from two more lists (14 of TypeScript from `@gorhom/bottom-sheet` to `react-native-svg`,
 * 24 of JavaScript from `backbone` to `underscore`), written before the first look.
 */
export const fourthPackages: readonly string[] = [
  'npm-src:@gorhom/bottom-sheet@5.2.14',
  'npm-src:@react-navigation/core@7.24.0',
  'npm-src:@shopify/flash-list@2.3.2',
  'npm-src:@tanstack/router-core@1.171.39',
  'npm-src:@uppy/core@6.3.1',
  'npm-src:bull@4.16.5',
  'npm-src:karma@6.4.4',
  'npm-src:log4js@6.9.1',
  'npm-src:mysql@2.18.1',
  'npm-src:nunjucks@3.2.4',
];

/**
 * A fifth round by the rule of the third, from two more lists (21 of TypeScript from `@libp2p/kad-dht` to `react-native-webview`,
 * 24 of JavaScript from `bookshelf` to `yeoman-environment`), written before the first look.
 */
export const fifthPackages: readonly string[] = [
  'npm-src:@libp2p/kad-dht@16.4.5',
  'npm-src:@react-native-community/netinfo@12.0.1',
  'npm-src:@segment/analytics-next@1.84.3',
  'npm-src:@tanstack/react-router@1.170.46',
  'npm-src:abitype@1.3.0',
  'npm-src:bookshelf@1.2.0',
  'npm-src:mithril@2.3.8',
  'npm-src:pg-promise@12.7.1',
  'npm-src:primus@8.0.9',
  'npm-src:protobufjs@8.8.1',
];

/**
 * A sixth round by the rule of the third, from two more lists (24 of TypeScript from `@gorhom/portal` to `workbox-routing`,
 * 24 of JavaScript from `archiver` to `vows`), written before the first look.
 */
export const sixthPackages: readonly string[] = [
  'npm-src:@react-navigation/native-stack@7.21.0',
  'npm-src:@tanstack/react-query@5.108.0',
  'npm-src:@tanstack/virtual-core@3.19.11',
  'npm-src:expo-audio@58.0.2',
  'npm-src:expo-file-system@58.0.2',
  'npm-src:jake@13.0.3',
  'npm-src:jshint@2.13.6',
  'npm-src:kue@0.11.6',
  'npm-src:nodemon@3.1.14',
  'npm-src:vows@0.8.3',
];

/**
 * A seventh round by the rule of the third, from two more lists (21 of TypeScript from `@hocuspocus/server` to `xstate`, 14 of
 * JavaScript from `bunyan` to `waterline`), written before the first look.
 */
export const seventhPackages: readonly string[] = [
  'npm-src:@hocuspocus/server@4.7.0',
  'npm-src:@rnmapbox/maps@10.3.5',
  'npm-src:@stripe/stripe-react-native@0.78.0',
  'npm-src:@trpc/react-query@11.19.0',
  'npm-src:expo-camera@57.0.6',
  'npm-src:csso@5.0.5',
  'npm-src:eslint-plugin-n@18.5.0',
  'npm-src:jscodeshift@17.4.0',
  'npm-src:jszip@3.10.2',
  'npm-src:shelljs@0.10.0',
];

/**
 * An eighth round by the rule of the third, from two more lists (17 of TypeScript from `@chainsafe/libp2p-gossipsub` to
 * `react-native-pager-view`, 30 of JavaScript from `busboy` to `swig`), written before the first look.
 */
export const eighthPackages: readonly string[] = [
  'npm-src:@chainsafe/libp2p-gossipsub@14.1.2',
  'npm-src:@libp2p/crypto@5.1.23',
  'npm-src:@react-navigation/bottom-tabs@7.21.0',
  'npm-src:@rjsf/core@6.11.1',
  'npm-src:@tiptap/extension-table@3.32.2',
  'npm-src:busboy@1.6.0',
  'npm-src:dustjs-linkedin@3.0.1',
  'npm-src:fluent-ffmpeg@2.1.3',
  'npm-src:gm@1.25.1',
  'npm-src:imap@0.8.19',
];

/** Runs a program; an exit code other than 0 is an error. */
async function runOrFail(command: string, args: readonly string[], cwd: string) {
  const { code, output } = await run(command, args, { cwd, capture: true });
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}:\n${output}`);
}

/** The one file that a registry's own program put into a folder. */
async function onlyFile(folder: string) {
  const [name, ...others] = await readdir(folder);
  if (name === undefined || others.length > 0) throw new Error(`not one file in ${folder}`);
  return join(folder, name);
}

const unpack = (archive: string, target: string) =>
  archive.endsWith('.whl')
    ? runOrFail('python3', ['-m', 'zipfile', '-e', archive, target], target)
    : runOrFail('tar', ['xzf', archive, '--strip-components=1'], target);

/** Removes what a compiler made of `src`, where there is one. */
async function removeCompiled(sources: string) {
  if (!(await readdir(sources)).includes('src')) return;
  for (const name of ['build', 'lib', 'dist'])
    await rm(join(sources, name), { recursive: true, force: true });
}

/**
 * Fetches a published package (`npm:NAME@VERSION`, `npm-src:NAME@VERSION` without what was compiled from its `src`, or
 * `pypi:NAME==VERSION`) and unpacks it; nothing of it is run.
 * @param folder an empty one
 * @returns where its sources are
 */
export async function fetchPackage(name: string, folder: string): Promise<string> {
  const [registry = '', spec = ''] = name.split(/:(?<spec>.*)/su);
  const archives = join(folder, 'archive');
  const sources = join(folder, 'sources');
  await Promise.all([mkdir(archives), mkdir(sources)]);
  if (registry === 'npm' || registry === 'npm-src')
    await runOrFail('npm', ['pack', '--silent', '--ignore-scripts', spec], archives);
  else if (registry === 'pypi')
    await runOrFail(
      'python3',
      ['-m', 'pip', 'download', '-q', '--no-deps', '--only-binary=:all:', spec],
      archives,
    );
  else throw new Error(`no such registry: ${registry}`);
  await unpack(await onlyFile(archives), sources);
  if (registry === 'npm-src') await removeCompiled(sources);
  return sources;
}

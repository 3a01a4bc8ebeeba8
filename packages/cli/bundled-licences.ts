import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Folder of the installed package that a module belongs to; null for a module of ours. */
const packageOf = (module: string): string | null =>
  /^\0?(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/u.exec(module)?.groups?.['folder'] ??
  null;

/** Name, version and licence of a package, with the text that its licence asks to keep. */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const head = `${String(manifest['name'])} ${String(manifest['version'])} (${String(manifest['license'])})`;
  const texts = readdirSync(folder).filter((name) =>
    /^(?:licen[cs]e|copying|notice|thirdparty)/iu.test(name),
  );
  return [head, ...texts.map((name) => readFileSync(join(folder, name), 'utf8').trim())].join('\n\n');
}

/** Writes the licences of the packages that a bundle contains into a file beside it. */
export const bundledLicences = (fileName: string): Plugin => ({
  name: 'bundled-licences',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
    const folders = [...new Set(modules.flatMap((module) => packageOf(module) ?? []))];
    const notices = folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(noticeOf);
    if (notices.length === 0) return;
    const source = `${notices.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
    this.emitFile({ type: 'asset', fileName, source });
  },
});

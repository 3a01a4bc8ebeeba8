import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** Facts of the repository that the checks need. */
export interface Repository {
  readonly root: string;
  readonly scripts: ReadonlySet<string>;
  readonly rooms: readonly string[];
}

interface Finding {
  readonly line: number;
  readonly problem: string;
}

/** Built, installed or made at run time: may be named although a fresh clone lacks them. */
const made = /(?:^|\/)(?:node_modules|dist|datos|\.cache)(?:\/|$)/u;
const placeholder = /[<>*{}$…]/u;

/**
 * Paths and `npm run` names in a Markdown text that do not exist, and links that lead nowhere.
 * @param file the text's own path, relative to the root
 */
export function checkDocument(file: string, text: string, repository: Repository): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [
        ...missingScripts(line, repository),
        ...missingPaths(file, line, repository),
        ...brokenLinks(file, line, repository),
      ].map((problem) => ({ line: index + 1, problem })),
    );
}

function missingScripts(line: string, { scripts }: Repository): string[] {
  const run = [...line.matchAll(/\bnpm run (?<name>[a-z][a-z0-9:-]*)/gu)].map(
    (m) => m.groups?.['name'] ?? '',
  );
  const short = [...line.matchAll(/\bnpm (?<name>start|test)\b/gu)].map((m) => m.groups?.['name'] ?? '');
  return [...run, ...short]
    .filter((name) => !scripts.has(name))
    .map((name) => `no existe el guion npm «${name}»`);
}

/**
 * Paths in code spans that do not exist. A span counts as a path if its first part is a folder or file of the root, or
 * if it begins with `./` or `../`; the latter are relative to the document.
 */
function missingPaths(file: string, line: string, { root, rooms }: Repository): string[] {
  const spans = [...line.matchAll(/`(?<span>[^`\s]+)`/gu)].map((m) => m.groups?.['span'] ?? '');
  const paths = spans.filter((span) => rooms.some((room) => span === room || span.startsWith(`${room}/`)));
  const relativePaths = spans.filter((span) => /^\.{1,2}\//u.test(span));
  return [...paths, ...relativePaths.map((path) => join(dirname(file), path))]
    .filter((path) => !made.test(path) && !placeholder.test(path) && !existsSync(join(root, path)))
    .map((path) => `no existe la ruta «${path}»`);
}

function brokenLinks(file: string, line: string, { root }: Repository): string[] {
  const targets = [...line.matchAll(/\]\((?<target>[^)\s]+)\)/gu)].map((m) => m.groups?.['target'] ?? '');
  return targets
    .filter((target) => !/^(?:[a-z]+:|#)/u.test(target))
    .map((target) => normalize(join(dirname(file), target.replace(/#.*$/u, ''))))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `el enlace a «${path}» no lleva a ningún archivo`);
}

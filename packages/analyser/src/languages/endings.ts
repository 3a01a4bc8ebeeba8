/** SonarQube's names of the languages that are measured, and the endings of their files: lower case, with the dot. */
export const endings = {
  js: ['.js', '.jsx', '.cjs', '.mjs', '.vue'],
  ts: ['.ts', '.tsx', '.cts', '.mts'],
  py: ['.py'],
  css: ['.css', '.less', '.scss', '.sass'],
  web: [
    '.html',
    '.xhtml',
    '.cshtml',
    '.vbhtml',
    '.aspx',
    '.ascx',
    '.rhtml',
    '.erb',
    '.shtm',
    '.shtml',
    '.cmp',
    '.twig',
  ],
  xml: ['.xml', '.xsd', '.xsl', '.config'],
  docker: ['.dockerfile'],
  yaml: ['.yaml', '.yml'],
  json: ['.json'],
  azureresourcemanager: ['.bicep'],
} as const;

const scriptEndings: ReadonlySet<string> = new Set([...endings.js, ...endings.ts, '.html']);

const byEnding: ReadonlyMap<string, string> = new Map(
  Object.entries(endings).flatMap(([key, all]) => all.map((ending) => [ending, key])),
);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The ending of a path's name, in lower case, with the dot; '' without one. */
export function extensionOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot).toLowerCase();
}

/** Files that the rules for scripts look at: those in JavaScript or TypeScript, and pages, which may hold some. */
export const mayHoldScripts = (path: string): boolean => scriptEndings.has(extensionOf(path));

/** `Dockerfile`, `Dockerfile.dev`: in just these letters. */
const isDockerfile = (path: string): boolean => /^Dockerfile(?:\.|$)/u.test(nameOf(path));

/** Key of a file's language by its name, its ending in upper or lower case; null for what is not measured. */
export const languageKeyOf = (path: string): string | null =>
  byEnding.get(extensionOf(path)) ?? (isDockerfile(path) ? 'docker' : null);

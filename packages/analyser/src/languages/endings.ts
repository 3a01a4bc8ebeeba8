/** Extensions of the measured languages by SonarQube's language key: lower case, with the dot. */
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

/** The extension of a path, in lower case, with the dot; '' without one. */
export function extensionOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot).toLowerCase();
}

/** Whether the rules for scripts apply to a file: JavaScript, TypeScript, or a page (`.html`), which may contain scripts. */
export const mayHoldScripts = (path: string): boolean => scriptEndings.has(extensionOf(path));

/** Whether a file is named `Dockerfile` or, for example, `Dockerfile.dev`; the name is case-sensitive. */
const isDockerfile = (path: string): boolean => /^Dockerfile(?:\.|$)/u.test(nameOf(path));

/** Language key of a file by its name; extensions are case-insensitive. Null for a file that is not measured. */
export const languageKeyOf = (path: string): string | null =>
  byEnding.get(extensionOf(path)) ?? (isDockerfile(path) ? 'docker' : null);

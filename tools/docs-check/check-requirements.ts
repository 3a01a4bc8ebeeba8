/** One reference of a source: `(requisito: pinned-addresses)`, or several names with commas between. */
const reference = /\(requisitos?: (?<names>[a-z0-9-]+(?:, [a-z0-9-]+)*)\)/gu;
const entry = /^- \*\*(?<name>[a-z0-9-]+)\*\*: /gmu;

/** Names of the requirements in `docs/requisitos.md`. */
export function requirementsIn(page: string): ReadonlySet<string> {
  return new Set([...page.matchAll(entry)].map((match) => match.groups?.['name'] ?? ''));
}

/** References of a source to requirements that the page does not have. */
export function checkRequirements(source: string, known: ReadonlySet<string>): string[] {
  return [...source.matchAll(reference)]
    .flatMap((match) => match.groups?.['names']?.split(', ') ?? [])
    .filter((name) => !known.has(name))
    .map((name) => `no existe el requisito «${name}»`);
}

/** The address as a link's target, or null: a page links to https without user name or password only (requisito: text-is-data). */
export function hrefSeguro(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

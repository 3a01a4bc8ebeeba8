/** The address as a link's target, or null: only https is ever followed from a page (proof 55). */
export function hrefSeguro(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

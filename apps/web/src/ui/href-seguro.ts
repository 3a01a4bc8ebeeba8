/** Host of the solved example's repository, which travels with the product and stands nowhere. */
const sinServidor = 'mantenible.example';

/** The address as a link's target, or null: a page links to https without user name or password only (requisito: text-is-data). */
export function hrefSeguro(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, username, password, hostname, href } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' && hostname !== sinServidor
    ? href
    : null;
}

/** User names that hosts expect beside a token, where it is not the usual one. */
const users: Readonly<Record<string, string>> = {
  // Of access tokens of a repository, project or workspace; others go with their account's name.
  'bitbucket.org': 'x-token-auth',
};

/**
 * The header in which a host takes a token. A token of Bitbucket may be written as `usuario:token`, as its documentation
 * asks for with API tokens.
 */
export function credential(token: string, enlace: string): string {
  const user = users[new URL(enlace).hostname.replace(/\.$/, '')];
  const pair = user !== undefined && token.includes(':') ? token : `${user ?? 'x-access-token'}:${token}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

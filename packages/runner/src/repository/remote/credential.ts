/** User names that hosts expect with a token, where they differ from the default, `x-access-token`. */
const userByHost: Readonly<Record<string, string>> = {
  // For access tokens of a repository, project or workspace. An API token needs the name of its account.
  'bitbucket.org': 'x-token-auth',
};

/**
 * The Authorization header for a token. A token of Bitbucket may be written as `usuario:token`, which
 * its API tokens need.
 */
export function credential(token: string, enlace: string): string {
  const user = userByHost[new URL(enlace).hostname.replace(/\.$/, '')];
  const pair = user !== undefined && token.includes(':') ? token : `${user ?? 'x-access-token'}:${token}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

/** User names that hosts expect with a token, where they differ from the default, `x-access-token`. */
const userByHost: Readonly<Record<string, string>> = {
  // For access tokens of a repository, project or workspace. An API token needs the name of its account.
  'bitbucket.org': 'x-token-auth',
};

/**
 * The Authorization header for a token. `usuario:token` gives the user name that some hosts require (deploy tokens of
 * GitLab, API tokens of Bitbucket, Bitbucket Data Center); a token without a colon gets the default one of its host.
 */
export function credential(token: string, enlace: string): string {
  const user = userByHost[new URL(enlace).hostname.replace(/\.$/, '')] ?? 'x-access-token';
  const pair = token.includes(':') ? token : `${user}:${token}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

/** User names that hosts expect beside a token, where it is not the usual one. */
const usuarios: Readonly<Record<string, string>> = {
  // Of access tokens of a repository, project or workspace; others go with their account's name.
  'bitbucket.org': 'x-token-auth',
};

/**
 * The header in which a host takes a token. A token of Bitbucket may be written as `usuario:token`, as its documentation
 * asks for with API tokens.
 */
export function credencial(token: string, enlace: string): string {
  const usuario = usuarios[new URL(enlace).hostname.replace(/\.$/, '')];
  const pareja =
    usuario !== undefined && token.includes(':') ? token : `${usuario ?? 'x-access-token'}:${token}`;
  return `Basic ${Buffer.from(pareja).toString('base64')}`;
}

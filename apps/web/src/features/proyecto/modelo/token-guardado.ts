import { mismoServidor, motivoLinkInvalido } from '@mantenible/domain/proyecto';

import type { Valores } from './formulario.ts';

/** In the place of the stored token, which is read only when it is shown. */
export const tokenOculto = '••••••••••••';

/** The form after a change: what is typed into the hidden token replaces it. */
export function conTokenEscrito(antes: Valores, valores: Valores): Valores {
  const oculto = antes.githubtoken === tokenOculto && valores.githubtoken !== tokenOculto;
  return oculto ? { ...valores, githubtoken: valores.githubtoken.replaceAll('•', '') } : valores;
}

/** Whether the stored token is for another server than the typed link; false without a token or with an incomplete link. */
function esTokenDeOtroServidor({ link }: Valores, inicial: Valores): boolean {
  const escrito = link.trim();
  const entero = motivoLinkInvalido(escrito, true) === null;
  return inicial.githubtoken !== '' && entero && !mismoServidor(inicial.link, escrito);
}

/** The form after a change: a link to another server clears the stored token; a link to its server restores it. */
export function conTokenDelServidor(antes: Valores | null, valores: Valores, inicial: Valores): Valores {
  if (antes?.link === valores.link) return valores;
  if (esTokenDeOtroServidor(valores, inicial))
    return valores.githubtoken === inicial.githubtoken ? { ...valores, githubtoken: '' } : valores;
  const vuelve = antes !== null && esTokenDeOtroServidor(antes, inicial) && valores.githubtoken === '';
  return vuelve ? { ...valores, githubtoken: inicial.githubtoken } : valores;
}

/** Why the token must be typed again; null where it need not. */
export function avisoToken(valores: Valores, inicial: Valores): string | null {
  if (!esTokenDeOtroServidor(valores, inicial)) return null;
  const servidor = (link: string) => link.trim().split('/')[2] ?? '';
  return `El enlace es ahora de ${servidor(valores.link)}: escriba un token de ese servidor. El guardado es de ${servidor(inicial.link)} y no se envía a ningún otro.`;
}

/** How to write a token of Bitbucket, whose form depends on the token's kind; null for other servers. */
export function notaDeServidor({ link }: Valores): string | null {
  if (!mismoServidor(link.trim(), 'https://bitbucket.org')) return null;
  return 'En Bitbucket, escriba un token de API como usuario:token, y uno de repositorio o de espacio de trabajo tal cual.';
}

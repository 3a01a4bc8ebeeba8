import { expect, it } from 'vitest';

import { credential } from './credential.ts';

const pair = (token: string, enlace: string) =>
  Buffer.from(credential(token, enlace).replace(/^Basic /, ''), 'base64').toString();

it.each([
  ['https://github.com/ana/tienda', 'ghp_1', 'x-access-token:ghp_1'],
  ['https://gitlab.com/ana/tienda.git', 'gitlab+deploy-token-12:gldt-1', 'gitlab+deploy-token-12:gldt-1'],
  ['https://bitbucket.org/ana/tienda', 'ATCTT1', 'x-token-auth:ATCTT1'],
  ['https://Bitbucket.org./ana/tienda', 'ATCTT1', 'x-token-auth:ATCTT1'],
  ['https://bitbucket.org/ana/tienda', 'ana:ATATT1', 'ana:ATATT1'],
  ['https://git.universidad.es/scm/ana/tienda.git', 'ana:BBDC-1', 'ana:BBDC-1'],
  ['https://dev.azure.com/o/p/_git/r', 'pat1', 'x-access-token:pat1'],
  ['https://bitbucket.org.example/ana/tienda', 'ATCTT1', 'x-access-token:ATCTT1'],
])('%s takes the token «%s» as %s', (enlace, token, esperada) => {
  expect(pair(token, enlace)).toBe(esperada);
});

// seguridad: 56
import { createFaults, faultModes, listen, type FaultMode, type Listening } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPruebaAcceso } from './probar-por-git.adapter.ts';

const secreto = 'ghp_CANARIO81d0';
const faults = createFaults();
let servidor: Listening;
beforeAll(async () => {
  const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;
  const advertisement = `${line('# service=git-upload-pack\n')}0000${line(`${'a'.repeat(40)} refs/heads/main\0\n`)}0000`;
  servidor = await listen(faults.over((_request, response) => void response.end(advertisement)));
});
afterAll(() => servidor.close());

const sinConexion = 'No se pudo conectar con «127.0.0.1». Inténtelo de nuevo en unos momentos.';
const rechazado = 'El repositorio rechazó el token: compruebe que pertenece a la cuenta del repositorio.';
const noEsGit = 'El enlace no lleva a un repositorio git.';
const codigo = (status: number) => `El servidor del repositorio respondió con el código ${status}.`;

/** Message of each way of failing (requisito: upstream-faults). */
const mensajes: Readonly<Record<FaultMode, string>> = {
  ok: 'Acceso correcto: el repositorio y la rama «main» responden.',
  slow: sinConexion,
  hang: sinConexion,
  reset: sinConexion,
  '401': rechazado,
  '403': rechazado,
  '404': 'No se encontró el repositorio: revise el enlace y que el token tenga acceso a él.',
  '429': codigo(429),
  '500': codigo(500),
  '502': codigo(502),
  'html-200': noEsGit,
  truncated: sinConexion,
  'wrong-types': noEsGit,
  'huge-50MB': noEsGit,
};

/** Field that a message is about; none for an answer that neither link nor token explains. */
const campos: Readonly<Record<string, string | undefined>> = {
  [sinConexion]: 'link',
  [rechazado]: 'githubtoken',
  [noEsGit]: 'link',
  [mensajes['404']]: 'link',
};

it.each(faultModes)('names a code host that is %s, and never the token', async (mode) => {
  faults.set(mode);
  const deadline = ['slow', 'hang'].includes(mode) ? { timeoutMs: 200 } : {};
  const acceso = createPruebaAcceso({ hosts: [], permitirLocal: true, ...deadline });
  const link = `${servidor.origin}/u/r.git`;
  const resultado = await acceso.probar({ link, branch: 'main', token: secreto });
  expect(resultado).toEqual({
    correcto: mode === 'ok',
    mensaje: mensajes[mode],
    campo: campos[mensajes[mode]],
  });
});

// seguridad: 36
import { proyectoConToken } from '@mantenible/contracts/proyecto';
import { expect, test } from 'vitest';

import { crearProyecto, tokenCanario } from '../testing/muestra.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createVault, rotateTokens } from './index.ts';
import { createSealedTokens } from './sealed-tokens.repository.ts';
import { randomSecret } from './secrets.ts';

const none = { readOrCreate: () => Promise.reject(new Error('not asked for')) };
const [first, second] = [randomSecret(), randomSecret()];

/** Reads and changes of tokens run concurrently with the rotation (requisito: key-rotation). */
test('during the rotation of the key, every owner reads and changes her tokens', async () => {
  const old = await createVault({ secretKey: first, secrets: none });
  const both = await createVault({ secretKey: `${second},${first}`, secrets: none });
  let vault = old;
  const t = await createTestApp({
    parts: {
      vault: {
        encrypt: (plain, rowId) => vault.encrypt(plain, rowId),
        decrypt: (cifrado, clave, rowId) => vault.decrypt(cifrado, clave, rowId),
      },
    },
  });
  const ids: string[] = [];
  for (let i = 0; i < 40; i += 1) ids.push((await crearProyecto(t, 'ana', `p${i}`))._id);
  vault = both;

  const newToken = (id: string) => `ghp_${id}`;
  const changed = new Set<string>();
  const refused: string[] = [];
  let rotating = true;
  const read = async (id: string) => {
    const before = changed.has(id) ? [] : [tokenCanario];
    const { status, body } = await t.call({ as: 'ana', method: 'GET', url: `/proyectos/${id}` });
    const token = status === 200 ? proyectoConToken.parse(body).githubtoken : undefined;
    if (token === undefined || ![...before, newToken(id)].includes(token)) refused.push(id);
  };
  const change = async (id: string) => {
    const body = { link: 'https://github.com/u/r', branch: 'main', githubtoken: newToken(id) };
    const { status } = await t.call({ as: 'ana', method: 'PUT', url: `/proyectos/${id}`, body });
    if (status === 200) changed.add(id);
    else refused.push(id);
  };
  const person = async (offset: number) => {
    for (let i = offset; rotating; i += 7) {
      const id = ids[i % ids.length] ?? '';
      await read(id);
      if (i % 2 === 0 && offset === 0) await change(id);
    }
  };
  const people = [0, 1, 2].map((offset) => person(offset));
  await rotateTokens(createSealedTokens(t.db), both).finally(() => (rotating = false));
  await Promise.all(people);

  expect(refused).toEqual([]);
  expect(changed.size).toBeGreaterThan(0);
  expect(await createSealedTokens(t.db).keys()).toEqual([both.current]);
  // The old key can be removed now.
  vault = await createVault({ secretKey: second, secrets: none });
  for (const id of ids) await read(id);
  expect(refused).toEqual([]);
  await t.close();
});

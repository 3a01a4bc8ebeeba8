// seguridad: 35, 36, 37
import { randomUUID } from 'node:crypto';

import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { requireKeys, rotateTokens } from './rotate-tokens.ts';
import { createSealedTokens, type SealedTokens } from './sealed-tokens.repository.ts';
import { randomSecret } from './secrets.ts';
import { createVault, type Vault } from './vault.ts';

const none = { readOrCreate: () => Promise.reject(new Error('not asked for')) };
const [first, second] = [randomSecret(), randomSecret()];
const over = (secretKey: string) => createVault({ secretKey, secrets: none });

let testing: TestDatabase;
let tokens: SealedTokens;
beforeEach(async () => {
  testing = await createTestDatabase();
  tokens = createSealedTokens(testing.db);
});
afterEach(() => testing.close());

async function addProyecto(vault: Vault, token: string): Promise<string> {
  const id = randomUUID();
  const { cifrado, clave } = vault.encrypt(token, id);
  const datos = {
    id,
    nombre: id,
    link: '',
    branch: '',
    id_persona: 'ana',
    clave: id,
    version: 1,
    creado: new Date(),
  };
  await testing.db
    .insertInto('proyectos')
    .values({ ...datos, token_cifrado: cifrado, token_clave: clave })
    .execute();
  return id;
}

async function openAll(vault: Vault): Promise<Map<string, string>> {
  const rows = await testing.db.selectFrom('proyectos').selectAll().execute();
  return new Map(rows.map((row) => [row.id, vault.decrypt(row.token_cifrado, row.token_clave, row.id)]));
}

test('after the rotation all tokens are under the new key, and the old one can be removed', async () => {
  const old = await over(first);
  const expected = new Map<string, string>();
  for (let index = 0; index < 130; index += 1)
    expected.set(await addProyecto(old, `token-${index}`), `token-${index}`);
  expect(await rotateTokens(tokens, await over(`${second},${first}`))).toEqual({
    count: 130,
    unreadable: [],
  });
  expect(await openAll(await over(second))).toEqual(expected);
  expect(await tokens.keys()).toEqual([(await over(second)).current]);
  expect(await rotateTokens(tokens, await over(second))).toEqual({ count: 0, unreadable: [] });
});

test('rows that do not decrypt keep no other from its new key, and are named', async () => {
  const old = await over(first);
  const bad: string[] = [];
  for (let index = 0; index < 210; index += 1) {
    const id = await addProyecto(old, `token-${index}`);
    if (index % 70 === 0) bad.push(id);
  }
  const upper = old.encrypt('x', 'OTRA-FILA');
  await testing.db
    .updateTable('proyectos')
    .set({ token_cifrado: upper.cifrado })
    .where('id', 'in', bad)
    .execute();
  const { count, unreadable } = await rotateTokens(tokens, await over(`${second},${first}`));
  expect(count).toBe(207);
  expect(unreadable.toSorted()).toEqual(bad.toSorted());
  expect(await tokens.keys()).toHaveLength(2);
});

test('a token that its owner changes during the rotation keeps the change', async () => {
  const old = await over(first);
  const id = await addProyecto(old, 'viejo');
  const [before] = await tokens.notUnder('otra', 1);
  const changed = old.encrypt('nuevo', id);
  await testing.db.updateTable('proyectos').set({ token_cifrado: changed.cifrado }).execute();
  await tokens.exchange(before ?? { id, cifrado: '', clave: '' }, (await over(second)).encrypt('viejo', id));
  expect(await openAll(old)).toEqual(new Map([[id, 'nuevo']]));
});

test('a wrong key is named and changes nothing', async () => {
  const old = await over(first);
  const id = await addProyecto(old, 'token');
  const wrong = await over(second);
  const message = new RegExp(`cifrados con otra clave \\(${old.current}\\)\\. No se ha cambiado nada`);
  await expect(requireKeys(tokens, wrong)).rejects.toThrow(message);
  await expect(rotateTokens(tokens, wrong)).rejects.toThrow(message);
  expect(await openAll(old)).toEqual(new Map([[id, 'token']]));
  await expect(requireKeys(tokens, old)).resolves.toBeUndefined();
});

test('a stored token cannot be decrypted without the key', async () => {
  const old = await over(first);
  await addProyecto(old, 'ghp_canario');
  const rows = await testing.db.selectFrom('proyectos').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('ghp_canario');
  await expect(openAll(await over(second))).rejects.toThrow('No se tiene la clave');
});

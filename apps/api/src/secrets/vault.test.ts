// seguridad: 35, 36, 37
import { expect, test } from 'vitest';

import { randomSecret } from './secrets.ts';
import { createVault } from './vault.ts';

const none = { readOrCreate: () => Promise.reject(new Error('not asked for')) };
const [first, second] = [randomSecret(), randomSecret()];
const over = (secretKey: string) => createVault({ secretKey, secrets: none });

test('a text encrypted for a row decrypts for that row, and its ciphertext does not contain it', async () => {
  const vault = await over(first);
  const { cifrado, clave } = vault.encrypt('ghp_secreto ñ', 'fila-a');
  expect(vault.decrypt(cifrado, clave, 'fila-a')).toBe('ghp_secreto ñ');
  expect(Buffer.from(cifrado, 'base64').toString('latin1')).not.toContain('secreto');
  expect(clave).toBe(vault.current);
});

test('two encryptions of the same text differ', async () => {
  const vault = await over(first);
  const nonces = Array.from({ length: 200 }, () =>
    Buffer.from(vault.encrypt('x', 'a').cifrado, 'base64').subarray(0, 12).toString('hex'),
  );
  expect(new Set(nonces).size).toBe(200);
});

test('a ciphertext copied into another row does not decrypt', async () => {
  const vault = await over(first);
  const { cifrado, clave } = vault.encrypt('x', 'fila-a');
  expect(() => vault.decrypt(cifrado, clave, 'fila-b')).toThrow();
});

test('a ciphertext under another key’s id does not decrypt', async () => {
  const old = await over(first);
  const both = await over(`${second},${first}`);
  const { cifrado } = old.encrypt('x', 'a');
  expect(() => both.decrypt(cifrado, both.current, 'a')).toThrow();
});

test('a changed bit anywhere, or a shortened tag, is refused', async () => {
  const vault = await over(first);
  const { cifrado, clave } = vault.encrypt('texto', 'a');
  const bytes = Buffer.from(cifrado, 'base64');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => vault.decrypt(changed.toString('base64'), clave, 'a')).toThrow();
  }
  expect(() => vault.decrypt(bytes.subarray(0, 20).toString('base64'), clave, 'a')).toThrow();
});

test('with several keys the first encrypts and all decrypt', async () => {
  const old = await over(first);
  const both = await over(` ${second} , ${first} `);
  const { cifrado, clave } = old.encrypt('x', 'a');
  expect(both.decrypt(cifrado, clave, 'a')).toBe('x');
  expect(both.encrypt('y', 'a').clave).not.toBe(clave);
  expect([both.has(clave), old.has(both.current)]).toEqual([true, false]);
  expect(() => old.decrypt(cifrado, both.current, 'a')).toThrow('No se tiene la clave');
});

test('the id of a key does not contain the key', async () => {
  const { current } = await over(first);
  expect(current).toMatch(/^[0-9a-f]{16}$/);
  expect(Buffer.from(first, 'base64').toString('hex')).not.toContain(current);
});

test.each(['corta', randomSecret().slice(0, 20), `${first},`, `${first},mala`])(
  'a bad SECRET_KEY is refused: %s',
  async (bad) => {
    await expect(over(bad)).rejects.toThrow('SECRET_KEY debe ser una clave de 32 bytes en base64');
  },
);

test('without SECRET_KEY a key is generated, and one added later is read', async () => {
  let stored = '';
  const secrets = {
    readOrCreate: async (_name: string, make: () => string | Promise<string>) => (stored ||= await make()),
    readNow: () => stored,
  };
  const running = await createVault({ secrets });
  stored = `${second},${stored}`;
  const restarted = await createVault({ secrets });
  const { cifrado, clave } = restarted.encrypt('x', 'a');
  expect(restarted.current).not.toBe(running.current);
  expect(running.decrypt(cifrado, clave, 'a')).toBe('x');
});

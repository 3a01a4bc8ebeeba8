import { expect, it } from 'vitest';

import { createCopyKeys } from './copy-keys.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const none = { readOrCreate: () => Promise.reject(new Error('not with SECRET_KEY')) };

it('returns the newest key first and the older ones after it, so that earlier copies can be decrypted', async () => {
  const before = await createCopyKeys({ secretKey: key(1), secrets: none });
  const after = await createCopyKeys({ secretKey: `${key(2)},${key(1)}`, secrets: none });
  const [newest, older, ...rest] = after('ana');
  expect([older, rest]).toEqual([before('ana')[0], []]);
  expect(newest?.id).not.toBe(older?.id);
});

it('returns a key added to the file while the server runs, and the key of its start', async () => {
  let file = key(1);
  const secrets = { readOrCreate: () => Promise.resolve(file), readNow: () => file };
  const keys = await createCopyKeys({ secrets });
  const [atStart] = keys('ana');
  file = key(2);
  expect(keys('ana').map(({ id }) => id === atStart?.id)).toEqual([false, true]);
});

it('never returns the server key itself', async () => {
  const keys = await createCopyKeys({ secretKey: key(1), secrets: none });
  expect(keys('ana')[0]?.clave).not.toBe(key(1));
});

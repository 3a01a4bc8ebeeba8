import { expect, test } from 'vitest';

import { createTokenSource, minimumValidity } from './token-source.ts';

function identity(update: (self: { token?: string }) => Promise<boolean>) {
  const calls: (number | undefined)[] = [];
  const self: { token?: string; updateToken: (minimum?: number) => Promise<boolean> } = {
    token: 'viejo',
    updateToken: (minimum) => {
      calls.push(minimum);
      return update(self);
    },
  };
  return { self, calls };
}

test('requests five seconds of validity and returns the refreshed token', async () => {
  const { self, calls } = identity((client) => {
    client.token = 'nuevo';
    return Promise.resolve(true);
  });
  await expect(createTokenSource(self).valid()).resolves.toBe('nuevo');
  expect(calls).toEqual([minimumValidity]);
});

test('concurrent calls share one refresh; a later one refreshes again', async () => {
  const { self, calls } = identity(() => Promise.resolve(false));
  const { valid: token } = createTokenSource(self);
  await expect(Promise.all([token(), token(), token()])).resolves.toEqual(['viejo', 'viejo', 'viejo']);
  expect(calls).toHaveLength(1);
  await token();
  expect(calls).toHaveLength(2);
});

test('a refused refresh, which drops the token, is a 401', async () => {
  const { self } = identity((client) => {
    delete client.token;
    return Promise.reject(new Error('400'));
  });
  await expect(createTokenSource(self).valid()).rejects.toMatchObject({
    status: 401,
    codigo: 'sesion-caducada',
  });
});

test('an unreachable or silent provider leaves the session open and is not a 401', async () => {
  const failing = identity(() => Promise.reject(new Error('network')));
  await expect(createTokenSource(failing.self).valid()).rejects.toMatchObject({
    status: 0,
    codigo: 'sin-proveedor',
  });
  const silent = identity(() => new Promise(() => undefined));
  await expect(createTokenSource(silent.self, 1).valid()).rejects.toMatchObject({
    status: 0,
    codigo: 'sin-proveedor',
  });
});

test('a new token is requested whatever the validity of the last one', async () => {
  const { self, calls } = identity((client) => {
    client.token = 'nuevo';
    return Promise.resolve(true);
  });
  await expect(createTokenSource(self).renewed()).resolves.toBe('nuevo');
  expect(calls).toEqual([-1]);
});

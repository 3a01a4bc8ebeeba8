// seguridad: unsent-answers
import type Provider from 'oidc-provider';
import { expect, it } from 'vitest';

import { constantAnswers } from './constant-answers.ts';

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

const origin = 'https://a.ejemplo';

function call(path: string, { method = 'GET', from = '', status = 200 } = {}) {
  const headers: Record<string, string> = {};
  const ctx = {
    method,
    path,
    origin,
    status,
    body: null as unknown,
    get: () => from,
    set: (all: Record<string, string>) => Object.assign(headers, all),
    response: { headers },
  };
  const middleware = async (run: ReturnType<typeof constantAnswers>) => {
    let made = 0;
    // The middleware uses these parts of the context alone.
    await run(ctx as unknown as Context, async () => {
      made += 1;
      headers['content-type'] = 'application/json';
      if (from !== '') headers['access-control-allow-origin'] = from;
      ctx.body = { issuer: origin };
      await Promise.resolve();
    });
    return { made, headers, text: Buffer.isBuffer(ctx.body) ? String(ctx.body) : JSON.stringify(ctx.body) };
  };
  return middleware;
}

it('writes an answer once and sends it alike', async () => {
  const run = constantAnswers(['/jwks'], [origin]);
  const first = await call('/jwks')(run);
  const second = await call('/jwks')(run);
  expect([first.made, second.made]).toEqual([1, 0]);
  expect(second.text).toBe(first.text);
  expect(second.headers).toMatchObject(first.headers);
});

it('keeps few answers, whatever origins call, and gives none of one to another', async () => {
  const run = constantAnswers(['/jwks'], [origin]);
  const known = await call('/jwks', { from: origin })(run);
  const strangers = [];
  for (let i = 0; i < 50; i += 1) strangers.push(await call('/jwks', { from: `https://b${i}.ejemplo` })(run));
  expect(known.made).toBe(1);
  expect(strangers.filter(({ made }) => made === 1)).toHaveLength(1);
  expect((await call('/jwks', { from: origin })(run)).headers['access-control-allow-origin']).toBe(origin);
  expect((await call('/jwks')(run)).headers).not.toHaveProperty('access-control-allow-origin');
});

it.each([
  ['another path', '/auth', {}],
  ['another method', '/jwks', { method: 'HEAD' }],
  ['a failure', '/jwks', { status: 500 }],
])('makes %s again', async (_what, path, changes) => {
  const run = constantAnswers(['/jwks'], [origin]);
  for (let i = 0; i < 2; i += 1) expect((await call(path, changes)(run)).made).toBe(1);
});

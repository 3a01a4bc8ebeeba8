import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { describeApi, serveDocs } from './openapi.ts';

test.each(['/docs/json', '/docs/yaml'])('%s is written once: each call gets the same bytes', async (url) => {
  const app = Fastify();
  const sent: unknown[] = [];
  app.addHook('onSend', (_request, _reply, payload, done) => {
    sent.push(payload);
    done();
  });
  await describeApi(app, '1.0.0');
  app.get('/pautas', () => []);
  await serveDocs(app, true);
  const answers = [await app.inject({ url }), await app.inject({ url })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.body).toContain('/pautas');
  expect(sent[0]).toBe(sent[1]);
  expect(Buffer.isBuffer(sent[0])).toBe(true);
  await app.close();
});

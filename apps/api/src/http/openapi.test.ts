// seguridad: unsent-answers
import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { describeApi, serveDocs } from './openapi.ts';
import { shareAnswers } from './sharing/shared-answer.ts';

test.each(['/docs/json', '/docs/yaml'])('%s is written once: each call gets the same bytes', async (url) => {
  const app = Fastify();
  const sent: unknown[] = [];
  app.addHook('onSend', (_request, _reply, payload, done) => {
    sent.push(payload);
    done();
  });
  shareAnswers(app, true);
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

test.each(['/base/api/docs', '/base/api/docs/'])('the page at %s finds its files', async (url) => {
  const app = Fastify();
  await app.register(
    async (api) => {
      await describeApi(api, '1.0.0');
      await serveDocs(api, true);
    },
    { prefix: '/base/api' },
  );
  const { body } = await app.inject({ url });
  const files = [...body.matchAll(/(?:href|src)="(?<file>[^"]+)"/gu)].map(
    ({ groups }) => groups?.['file'] ?? '',
  );
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const { pathname } = new URL(file, `http://localhost${url}`);
    expect([pathname, (await app.inject({ url: pathname })).statusCode]).toEqual([pathname, 200]);
  }
  await app.close();
});

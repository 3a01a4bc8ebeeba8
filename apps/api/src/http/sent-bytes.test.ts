// seguridad: read-only-links
import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { compressAnswers } from './compression.ts';
import { countSentBytes } from './sent-bytes.ts';

it.each(['identity', 'gzip', 'br'])(
  'counts what is sent of an answer with Accept-Encoding: %s',
  async (encoding) => {
    const app = Fastify();
    const counted: [string, number][] = [];
    compressAnswers(app);
    await app.register((scope, _options, done) => {
      const count = countSentBytes(scope, (id, bytes) => void counted.push([id, bytes]));
      scope.get('/', (request, reply) => {
        count(request, 'one');
        return reply.type('application/json').send(JSON.stringify('ñ'.repeat(5000)));
      });
      scope.get('/other', (_request, reply) => reply.send('other'));
      done();
    });
    const answer = await app.inject({ method: 'GET', url: '/', headers: { 'accept-encoding': encoding } });
    await app.inject({ method: 'GET', url: '/other' });
    expect(answer.rawPayload.length).toBeGreaterThan(0);
    expect(counted).toEqual([['one', answer.rawPayload.length]]);
    await app.close();
  },
);

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { publico } from './app.types.ts';
import { requireAccessOnEveryRoute } from './session.ts';

test('a route without an access rule prevents the application’s start', async () => {
  const app = Fastify();
  requireAccessOnEveryRoute(app);
  app.get('/dicha', { config: publico, handler: () => 'x' });
  app.get('/callada', () => 'x');
  await expect(app.ready()).rejects.toThrow('routes without config.acceso: GET /callada, HEAD /callada');
});

test('routes with access rules let the application start', async () => {
  const app = Fastify();
  requireAccessOnEveryRoute(app);
  app.get('/dicha', { config: publico, handler: () => 'x' });
  await expect(app.ready()).resolves.toBeDefined();
});

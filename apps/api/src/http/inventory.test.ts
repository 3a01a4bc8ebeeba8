import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createTestApp, type TestApp } from '../testing/test-app.ts';

const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { API_DOCS: '0' } });
});
afterAll(() => t.close());

/** Every address of the router, read from its printed tree: four signs of indentation for each level. */
function addresses(tree: string): string[] {
  const parents: string[] = [];
  const found: string[] = [];
  for (const line of tree.split('\n')) {
    const {
      indent = '',
      piece = '',
      methods,
    } = /^(?<indent>[│ ]*)[└├]── (?<piece>\S*)(?<methods> \(.+\))?$/u.exec(line)?.groups ?? {};
    const depth = indent.length / 4;
    parents.length = depth;
    parents.push(piece);
    if (methods !== undefined) found.push(parents.join(''));
  }
  return [...new Set(found)];
}

test('the router knows the addresses of the document and no others (proof 54)', async () => {
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  const documented = Object.keys(documento.parse(body).paths);
  const routed = addresses(t.app.printRoutes({ commonPrefix: false })).map((path) =>
    path.replaceAll(/:(\w+)/g, '{$1}'),
  );
  expect(routed.toSorted()).toEqual([...documented, '/mantenible/api/docs/json'].toSorted());
});

test('each operation that needs a session documents every refusal it can give', async () => {
  const operacion = z.object({
    responses: z.record(z.string(), z.unknown()),
    security: z.optional(z.array(z.unknown())),
  });
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  const silent = Object.entries(documento.parse(body).paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, described]) => {
      const { responses, security } = operacion.parse(described);
      const missing = ['400', '401', '403', '404', '409', '429', '500', '503'].filter(
        (status) => !(status in responses),
      );
      return security === undefined && missing.length > 0 ? [`${method} ${path}: ${missing.join()}`] : [];
    }),
  );
  expect(silent).toEqual([]);
});

test('each documented address refuses every method that is not documented', async () => {
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  const wrong: string[] = [];
  for (const [path, operations] of Object.entries(documento.parse(body).paths)) {
    const undocumented = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (method) => !(method.toLowerCase() in operations),
    );
    for (const method of undocumented) {
      const { statusCode } = await t.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'x') });
      if (statusCode !== 405) wrong.push(`${method} ${path} ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

// seguridad: 54
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createTestApp, type TestApp } from '../testing/test-app.ts';

const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/**
 * Every address of the router, parsed from its printed tree: four characters of indentation for each level.
 */
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

test('the router has the addresses of the document and no others (requisito: documented-routes)', async () => {
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  const documented = Object.keys(documento.parse(body).paths);
  const routed = addresses(t.app.printRoutes({ commonPrefix: false })).map((path) =>
    path.replaceAll(/:(\w+)/g, '{$1}'),
  );
  // The document does not list itself and its page.
  const described = routed.filter((path) => !path.startsWith('/mantenible/api/docs'));
  expect(described.toSorted()).toEqual(documented.toSorted());
});

async function statusesOf(operation: string): Promise<string[]> {
  const operacion = z.object({ responses: z.record(z.string(), z.unknown()) });
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  const [method = '', path = ''] = operation.split(' ');
  const described = documento.parse(body).paths[`/mantenible/api${path}`]?.[method.toLowerCase()];
  return Object.keys(operacion.parse(described).responses);
}

// createTestApp fails each test whose answer has a status that is missing here; these tables refuse what is too much.
test.each([
  ['GET /pautas', '200 401 403 429 431 500 503'],
  ['GET /pautas/{id}', '200 400 401 403 404 414 429 431 500 503'],
  ['POST /pautas', '201 400 401 403 409 413 415 422 429 431 500 503 507'],
  ['PUT /pautas/{id}', '200 400 401 403 404 409 412 413 414 415 429 431 500 503 507'],
  ['DELETE /pautas/{id}', '204 400 401 403 404 413 414 415 429 431 500 503 507'],
  ['POST /listasVerificacion/batch', '200 400 401 403 413 415 429 431 500 503'],
  ['POST /analisis/{proyectoId}', '202 400 401 403 404 409 413 414 415 429 431 500 503 507'],
  ['POST /mejoras/{proyectoId}/efecto', '200 400 401 403 404 413 414 415 429 431 500 503'],
  ['POST /mejoras/{proyectoId}/acciones', '201 400 401 403 404 409 413 414 415 422 429 431 500 503 507'],
  ['GET /sonarqube/measures', '200 400 401 403 404 409 429 431 500 503'],
  ['GET /salud', '200 429 431 500 503'],
])('%s documents the answers that it can give and no others', async (operation, statuses) => {
  expect((await statusesOf(operation)).toSorted()).toEqual(statuses.split(' '));
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

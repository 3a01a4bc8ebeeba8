import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const documento = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});

interface Operation {
  readonly name: string;
  readonly matches: RegExp;
  readonly statuses: ReadonlySet<string>;
}

/**
 * Fails a test whose request got a status that the OpenAPI document does not list for its route. Addresses
 * outside the document, and addresses without a route, are skipped. Where ANSWERS_DIR names a folder, records there
 * what the document lists and what the requests got.
 */
export async function documentedAnswers(app: FastifyInstance, prefix: string) {
  const operations = await readOperations(app, prefix);
  // Tests run the application below several prefixes.
  const below = (name: string) => name.replace(` ${prefix}/`, ' /');
  for (const { name, statuses } of operations) record(`documents ${below(name)} ${[...statuses].join(' ')}`);
  return (method: string, url: string, status: number): void => {
    const path = url.split('?', 1)[0] ?? '';
    const operation = operations.find(({ name, matches }) => name.startsWith(method) && matches.test(path));
    // 405 is an answer of the server, not of a route.
    if (operation === undefined || status === 405) return;
    if (!operation.statuses.has(String(status)))
      throw new Error(`${operation.name} answers ${status}, which its route does not document`);
    record(`gives ${below(operation.name)} ${status}`);
  };
}

const recorded = new Set<string>();

/** Appends a line that this process has not recorded yet to its file of answers. */
function record(line: string): void {
  const folder = process.env['ANSWERS_DIR'];
  if (!folder || recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

/** The document's operations, addresses without parameters first, as the router prefers them. */
async function readOperations(app: FastifyInstance, prefix: string): Promise<readonly Operation[]> {
  // From a separate address, so that the request does not count for the limits of a test.
  const answer = { url: `${prefix}/docs/json`, remoteAddress: '203.0.113.250' };
  const { body, statusCode } = await app.inject(answer);
  // With API_DOCS=0.
  if (statusCode === 404) return [];
  const operations = Object.entries(documento.parse(JSON.parse(body)).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      statuses: new Set(Object.keys(responses)),
    })),
  );
  return operations.toSorted((a, b) => parameterCount(a.name) - parameterCount(b.name));
}

function parameterCount(name: string): number {
  return name.split('{').length;
}

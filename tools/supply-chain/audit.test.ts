// seguridad: 60
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { root } from '../lib/paths.ts';
import { audit } from './audit.ts';
import { lockedPackages } from './lockfile.ts';

const name = 'fastify';
const locked = lockedPackages(root);

/** What npm reads of the package that an advisory names, and of those that depend on it. */
function packumentAt(path: string) {
  const asked = decodeURIComponent(path.slice(1));
  const version = locked.find((one) => one.name === asked)?.version ?? '1.0.0';
  return {
    name: asked,
    'dist-tags': { latest: version },
    versions: { [version]: { name: asked, version } },
  };
}

/** npm with a registry on loopback that gives this answer about advisories. */
async function auditAgainst(status: number, answer: unknown) {
  const server = createServer((request, response) => {
    const asked = request.method === 'POST';
    request.resume().on('end', () => {
      response.writeHead(asked ? status : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(asked ? answer : packumentAt(request.url ?? '')));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cache = mkdtempSync(join(tmpdir(), 'mantenible-auditoria-'));
  onTestFinished(() => {
    server.close();
    rmSync(cache, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return audit({
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
  });
}

const advisory = (severity: string) => ({
  [name]: [
    {
      id: 1,
      url: 'https://example.org/1',
      title: 'made up',
      severity,
      vulnerable_versions: '*',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
});

it('passes where the registry has no advisory', async () => {
  expect(await auditAgainst(200, {})).toEqual({
    code: 0,
    lines: ['critical: 0, high: 0, moderate: 0, low: 0'],
  });
});

it('names packages with a high advisory, and fails', async () => {
  const { code, lines } = await auditAgainst(200, advisory('high'));
  expect(code).toBe(1);
  expect(lines).toContain('fastify (high)');
});

it('passes where advisories are moderate, and counts them', async () => {
  const { code, lines } = await auditAgainst(200, advisory('moderate'));
  expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^critical: 0, high: 0, moderate: [1-9]/)]);
});

it('decides nothing where the registry serves no advisories', async () => {
  const { code, lines } = await auditAgainst(405, { error: 'no' });
  expect([code, lines[0]]).toEqual([2, 'No decidido: npm audit no obtuvo los avisos del registro.']);
  expect(lines[1]).toContain('405');
});

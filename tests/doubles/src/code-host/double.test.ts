import { afterEach, beforeEach, expect, it } from 'vitest';

import { startCodeHost, type CodeHostDouble } from './double.ts';

let host: CodeHostDouble;
const properties = `sonar.projectKey=uno\nsonar.sources=src\n# ${'ñ'.repeat(60)}\n`;

beforeEach(async () => {
  host = await startCodeHost({ token: 'bueno' });
  host.setRepo('ana/tesis', { main: properties, vacia: null });
});

afterEach(() => host.close());

async function read(path: string, headers: Record<string, string> = { authorization: 'Bearer bueno' }) {
  const response = await fetch(host.origin + path, { headers });
  return { status: response.status, cors: response.headers.get('access-control-allow-origin'), response };
}

const file = '/repos/ana/tesis/contents/sonar-project.properties';

it('gives the file in base64 with line breaks, or raw', async () => {
  const { status, cors, response } = await read(`${file}?ref=main`);
  const { content, encoding } = (await response.json()) as { content: string; encoding: string };
  expect({ status, cors, encoding }).toEqual({ status: 200, cors: '*', encoding: 'base64' });
  expect(content.split('\n')[0]).toHaveLength(60);
  expect(Buffer.from(content, 'base64').toString()).toBe(properties);
  const raw = await read(file, { authorization: 'token bueno', accept: 'application/vnd.github.raw+json' });
  expect(await raw.response.text()).toBe(properties);
});

it.each([
  [`${file}?ref=otra`, 'bueno', 404, 'No commit found for the ref otra'],
  [`${file}?ref=vacia`, 'bueno', 404, 'Not Found'],
  ['/repos/ana/otra/contents/sonar-project.properties', 'bueno', 404, 'Not Found'],
  ['/repos/ana/tesis/contents/.env', 'bueno', 404, 'Not Found'],
  [file, 'malo', 401, 'Bad credentials'],
  [file, null, 404, 'Not Found'],
])('answers %s with token %s: %i %s', async (path, token, status, message) => {
  const answer = await read(path, token === null ? {} : { authorization: `Bearer ${token}` });
  expect([answer.status, answer.cors]).toEqual([status, '*']);
  expect(await answer.response.json()).toMatchObject({ message, status: String(status) });
});

it('lets a browser of any origin send its token', async () => {
  const response = await fetch(host.origin + file, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toMatch(/\bauthorization\b/i);
});

it('misbehaves with headers that let the browser see it', async () => {
  host.faults.set('403');
  const { status, cors, response } = await read(file);
  expect([status, cors]).toEqual([403, '*']);
  expect(await response.json()).toMatchObject({
    message: 'Resource not accessible by personal access token',
  });
});

it('accepts repositories at its control address', async () => {
  const body = JSON.stringify({ repos: { 'eva/tesis': { main: 'sonar.projectKey=dos' } } });
  await fetch(`${host.origin}/__control`, { method: 'PUT', body });
  expect((await read('/repos/eva/tesis/contents/sonar-project.properties?ref=main')).status).toBe(200);
});

import { afterEach, beforeEach, expect, it } from 'vitest';

import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { listen, readBody, send, type Listening } from './http.ts';

let target: Listening;
let proxy: FaultProxy;

beforeEach(async () => {
  target = await listen(async (request, response) => {
    const body = `${request.method ?? ''} ${request.url ?? ''} ${request.headers.host ?? ''} ${await readBody(request)}`;
    send(response, { status: 201, body, headers: { 'x-de': 'destino' } });
  });
  proxy = await startFaultProxy(target.origin);
});

afterEach(async () => {
  await proxy.close();
  await target.close();
});

it('hands on method, address, host, body and answer', async () => {
  const response = await fetch(`${proxy.origin}/realms/uno?a=b`, { method: 'POST', body: 'cuerpo' });
  expect(await response.text()).toBe(`POST /realms/uno?a=b ${new URL(proxy.origin).host} cuerpo`);
  expect([response.status, response.headers.get('x-de')]).toEqual([201, 'destino']);
});

it('misbehaves at the configured paths, and nowhere else', async () => {
  proxy.faults.setFor('/certs$', '500');
  expect((await fetch(`${proxy.origin}/certs`)).status).toBe(500);
  expect((await fetch(`${proxy.origin}/token`)).status).toBe(201);
});

it('answers 502 when the target has stopped', async () => {
  await target.close();
  expect((await fetch(`${proxy.origin}/a`)).status).toBe(502);
});

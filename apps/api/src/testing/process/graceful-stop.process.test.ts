// seguridad: stop-under-load
import { afterAll, beforeAll, expect, test } from 'vitest';

import { pautaDePrueba } from '../catalogo-builder.ts';
import { openRaw } from './raw-http.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server.remove());

test('after a stop signal during fifty requests the server answers all of them and ends with 0', async () => {
  const token = await server.accessToken('admin');
  const connections = await Promise.all(Array.from({ length: 50 }, () => openRaw(server.port)));
  const body = JSON.stringify(pautaDePrueba);
  const head = [
    'POST /mantenible/api/pautas HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ];
  for (const connection of connections) connection.write(`${head.join('\r\n')}\r\n\r\n`);
  // The server sends '100 Continue' once it has accepted the request.
  await Promise.all(connections.map((connection) => connection.received('100 Continue')));
  process.kill(server.pid, 'SIGTERM');
  await server.printed('"msg":"stopping"');
  for (const connection of connections) connection.write(body);
  const answers = await Promise.all(connections.map((connection) => connection.closed()));
  expect(answers.filter((answer) => !answer.includes('HTTP/1.1 201 Created'))).toEqual([]);
  expect(await server.ended()).toBe(0);
  expect(server.output()).not.toContain('"level":"error"');
});

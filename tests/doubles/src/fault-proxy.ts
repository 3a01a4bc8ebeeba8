import { request as callTarget, type IncomingMessage, type ServerResponse } from 'node:http';

import { controlled } from './control.ts';
import { createFaults, type Faults } from './faults.ts';
import { listen, type Listening } from './http.ts';

export interface FaultProxy extends Listening {
  readonly faults: Faults;
}

/**
 * Hands everything on to a real server at `target` (http) and its answers back, unless a fault is set. The Host
 * header stays the caller's, so that a server which names itself by it names the proxy.
 */
export async function startFaultProxy(target: string, port = 0): Promise<FaultProxy> {
  const faults = createFaults();
  const listening = await listen(
    controlled(faults, (request, response) => pass(new URL(target), request, response)),
    port,
  );
  return { ...listening, faults };
}

function pass(target: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const passed = callTarget(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => {
      passed.destroy();
      resolve();
    });
    request.pipe(passed);
  });
}

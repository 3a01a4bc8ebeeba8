import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Registry } from './registry.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

interface Log {
  error(fields: object, message: string): void;
}

/** Serves `GET /metrics` on a port of its own, which no person's request reaches (requisito: own-metrics-port). */
export async function serveMetrics(
  registry: Registry,
  { host, port }: Place,
  log: Log,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.text().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (err: unknown) => {
        log.error({ err }, 'metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 10_000;
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    const refuse = ({ code = '' }: NodeJS.ErrnoException) => {
      reject(
        new Error(
          `no se pueden servir métricas en el puerto ${port} (${code}): elija otro con METRICS_PORT.`,
        ),
      );
    };
    server.once('error', refuse).listen({ host, port }, resolve);
  });
  // A server that listens on a port has an address with one.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

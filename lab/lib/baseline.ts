// What this machine's Fastify does at best: one route, one small JSON answer, nothing else.
import { createRequire } from 'node:module';

// Fastify belongs to apps/api: the baseline takes the very same copy.
interface App {
  get(path: string, handler: () => object): void;
  listen(at: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
}
const fastify = createRequire(new URL('../../apps/api/', import.meta.url))('fastify') as () => App;
const app = fastify();
app.get('/', () => ({ estado: 'vivo' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close());

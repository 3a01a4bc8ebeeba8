// `npm run dev`: the product from source under one address. Vite serves the page's modules and replaces them in the open page
// when they change; everything else is the server's, which restarts when a file of its own changes.
import { createServer } from 'node:http';
import { resolve } from 'node:path';

import { readConfig } from '../apps/api/src/config/config.ts';
import { createHandler } from './dev/handler.ts';
import { createPage } from './dev/page.ts';
import { createProxy } from './dev/proxy.ts';
import { freePort } from '../tests/doubles/src/index.ts';
import { keepServer } from './dev/server.ts';

process.env['DATA_DIR'] = resolve(process.env['DATA_DIR'] ?? 'datos/dev');
const { host, port, basePath, publicUrl } = readConfig(process.env);

const serverPort = await freePort();
const front = createServer();
const page = await createPage(front, basePath);
front.on('request', createHandler(basePath, page, createProxy(serverPort)));
front.listen(port, host);
keepServer({
  PORT: String(serverPort),
  HOST: '127.0.0.1',
  PUBLIC_URL: publicUrl ?? `http://${host}:${port}`,
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { relaxPolicy, type Page } from './page.ts';
import { relay, type Proxy } from './proxy.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Decides who answers: the page's modules are Vite's; the page, the API and sign-in the server's. */
export function createHandler(basePath: string, page: Page, proxy: Proxy): Handler {
  const served = ['api', 'auth', 'institucion'].map((name) => `${basePath}/${name}/`);
  const isServers = (path: string) =>
    !path.startsWith(`${basePath}/`) || served.some((prefix) => `${path}/`.startsWith(prefix));
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const answered = isServers(path)
      ? proxy.send(request).then((answer) => {
          relay(answer, response);
        })
      : acceptsPage(request)
        ? sendPage(request, response, page, proxy)
        : sendModule(request, response, page, proxy);
    answered.catch((error: unknown) => {
      refuse(response, error);
    });
  };
}

const acceptsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, proxy: Proxy) {
  // Requests the page whole and uncompressed, even where the browser has it cached: its text is changed below.
  delete request.headers['if-none-match'];
  delete request.headers['accept-encoding'];
  const answer = await proxy.send(request);
  if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) {
    relay(answer, response);
    return;
  }
  const html = await page.transform(await text(answer));
  const headers = { ...answer.headers };
  delete headers['content-length'];
  delete headers.etag;
  const policy = relaxPolicy(String(headers['content-security-policy'] ?? ''));
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-security-policy': policy });
  response.end(html);
}

function sendModule(request: IncomingMessage, response: ServerResponse, page: Page, proxy: Proxy) {
  const { url = '/' } = request;
  return new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    page.serve(request, response, (error) => {
      // Vite has taken the base path off.
      request.url = url;
      if (error instanceof Error) reject(error);
      else
        proxy.send(request).then((answer) => {
          relay(answer, response);
        }, reject);
    });
  });
}

function refuse(response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (response.headersSent) response.destroy();
  else
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`npm run dev: ${reason}\n`);
}

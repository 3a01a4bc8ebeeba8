import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { createServer } from 'vite';

import { root } from '../lib/paths.ts';

export interface Page {
  /** Serves a module or file of the page; other requests go to `next`. */
  serve(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /** The served page with Vite's client in it. */
  transform(html: string): Promise<string>;
}

/** The page's modules from source, over the same port as everything else, its messages included. */
export async function createPage(server: Server, basePath: string): Promise<Page> {
  const withoutBase = (url: string) => (url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url);
  const vite = await createServer({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    base: `${basePath}/`,
    appType: 'custom',
    cacheDir: join(root, 'node_modules/.cache/vite-dev'),
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server }, hmr: { server } },
  });
  return {
    serve: vite.middlewares,
    // The server has put the base path before each address, and Vite does it once more.
    transform: (html) =>
      vite.transformIndexHtml('/index.html', html.replaceAll(/(?<=\b(?:src|href)=")[^"]*/gu, withoutBase)),
  };
}

/**
 * Vite's client and React's refresh are inline in the page, and so are styles until the build. Only the page of
 * `npm run dev` gets this policy.
 */
export function relaxPolicy(policy: string): string {
  return policy.replaceAll(
    /(?<=^|;)\s*(?<directive>script-src|style-src) /gu,
    "$<directive> 'unsafe-inline' ",
  );
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startGitHost, type GitHostOptions } from '@mantenible/doubles';

import { connect } from '../repository/remote/connect.ts';
import { withHistory, type FetchedHistory, type HistoryLimits } from '../repository/git/history/index.ts';

const historyLimits: HistoryLimits = { packBytes: 50 * 1024 * 1024, depth: 1001, blobs: 1000 };

export interface HistoryHost {
  readonly folder: string;
  /** Number of POST requests that git has sent. */
  readonly postRequests: () => number;
  /** Runs a task on a repository's history. */
  open<T>(
    name: string,
    task: (history: FetchedHistory) => Promise<T>,
    options?: { readonly limits?: Partial<HistoryLimits>; readonly signal?: AbortSignal },
  ): Promise<T>;
  /** Names of the clones that were not removed. */
  leftovers(): readonly string[];
  close(): Promise<void>;
}

/** A folder of repositories served on loopback, whose histories can be read. */
export async function hostHistories(host: Omit<GitHostOptions, 'root'> = {}): Promise<HistoryHost> {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-historia-'));
  let posts = 0;
  const server = await startGitHost({
    root: folder,
    ...host,
    before: (request, response) => {
      if (request.method === 'POST') posts += 1;
      return host.before?.(request, response) ?? false;
    },
  });
  const clones = join(folder, 'clones');
  return {
    folder,
    postRequests: () => posts,
    open: async (name, task, { limits, signal = new AbortController().signal } = {}) => {
      const rules = { hosts: [], permitirLocal: true };
      const request = { enlace: `${server.origin}/${name}`, rama: 'main', token: host.token ?? null, signal };
      const origin = await connect(rules, request);
      const fetched = { ...request, limits: { ...historyLimits, ...limits } };
      return await withHistory({ folder: clones }, fetched, origin, task);
    },
    leftovers: () => readdirSync(clones),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

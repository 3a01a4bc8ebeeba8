import { isUtf8 } from 'node:buffer';

import type { HistoryRequest } from './clone-history.ts';
import { credential } from '../../remote/index.ts';
import { gitEnvironment, networkArguments } from '../environment.ts';
import { runGit } from '../run-git.ts';

/** Names of tags by the id of the commit that they point to. */
export type Tags = ReadonlyMap<string, readonly string[]>;

/** Limit of the host's list of tags in bytes; tags beyond it are dropped. */
const maxListBytes = 4 * 1024 * 1024;
const maxTagNameBytes = 255;

/** Requests the tags of a repository from its host. Rejects with `GitError`. */
export async function listTags(request: Omit<HistoryRequest, 'onProgress'>): Promise<Tags> {
  const { root, token, folder, signal } = request;
  const protocol = new URL(root).protocol.slice(0, -1);
  const reader = createTagReader();
  await runGit({
    args: [...networkArguments(request), 'ls-remote', '--tags', '--', root],
    env: gitEnvironment(folder, protocol, token === null ? null : credential(token, root)),
    folder,
    maxFileBytes: 0,
    signal,
    onOutput: reader.read,
  });
  return reader.tags();
}

/**
 * Reads the output of `git ls-remote --tags` chunk by chunk. The line of an annotated tag is followed by that of its
 * commit, whose reference ends in `^{}`.
 */
export function createTagReader() {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return {
    read: (chunk: Buffer): boolean => {
      chunks.push(chunk.subarray(0, maxListBytes - bytes));
      bytes += chunk.length;
      return bytes < maxListBytes;
    },
    tags: (): Tags => {
      const commits = new Map<string, string>();
      for (const [name, id] of linesOf(Buffer.concat(chunks))) commits.set(name, id);
      const tags = new Map<string, string[]>();
      for (const [name, commit] of commits) {
        const names = tags.get(commit);
        if (names) names.push(name);
        else tags.set(commit, [name]);
      }
      return tags;
    },
  };
}

const tagLine = /^(?<id>[\da-f]{40,64})\trefs\/tags\/(?<name>.+?)(?:\^\{\})?$/u;

/** The name of the tag and the id of each complete line. */
function* linesOf(list: Buffer): Generator<readonly [string, string]> {
  let start = 0;
  for (let end = list.indexOf(0x0a); end !== -1; end = list.indexOf(0x0a, start)) {
    const bytes = list.subarray(start, end);
    start = end + 1;
    if (bytes.length > maxTagNameBytes + 128 || !isUtf8(bytes)) continue;
    const { id, name } = tagLine.exec(bytes.toString('utf8'))?.groups ?? {};
    if (id !== undefined && name !== undefined && Buffer.byteLength(name) <= maxTagNameBytes)
      yield [name, id];
  }
}

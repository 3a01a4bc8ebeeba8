import fs from 'node:fs';

import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Permission bits of all accounts but the owner's. */
const GROUP_AND_OTHERS = 0o077;

/** @typedef {{ nfd?: number, node: object }} Stream an open file of the engine; folders have no descriptor */

/**
 * PGlite's file system on a folder, with the call that it lacks: without `fsync` the engine's request
 * to sync its write-ahead log returns before the log is on disk. Its files are private to this
 * account.
 */
export class DurableFS extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync, keepPrivate];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** @param {any} module the engine's module: its own types leave NODEFS out */
function addFsync({ NODEFS }) {
  /** @param {Stream} stream */
  NODEFS.stream_ops.fsync = (stream) =>
    NODEFS.tryFSOperation(() => {
      if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
      return 0;
    });
}

/**
 * Removes the permissions of other accounts: the engine sets a file's mode at creation and again right after,
 * whatever the process's mask is.
 * @param {any} module
 */
function keepPrivate({ NODEFS }) {
  const { mknod, setattr } = NODEFS.node_ops;
  /** @type {(parent: object, name: string, mode: number, device: number) => object} */
  NODEFS.node_ops.mknod = (parent, name, mode, device) =>
    mknod(parent, name, mode & ~GROUP_AND_OTHERS, device);
  /** @type {(node: object, changes: { mode?: number }) => void} */
  NODEFS.node_ops.setattr = (node, { mode, ...changes }) =>
    setattr(
      node,
      mode === undefined || mode === null ? changes : { ...changes, mode: mode & ~GROUP_AND_OTHERS },
    );
}

/** @param {string} path */
function syncFolder(path) {
  // Windows cannot open a folder; its file systems write folder entries through.
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

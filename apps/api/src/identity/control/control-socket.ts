import { createHash } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

const FOLDER = 'control';
// sockaddr_un holds 104 bytes on macOS and 108 on Linux; libuv truncates a longer path silently.
const MAX_PATH_BYTES = 100;

/**
 * Control socket of the server of a data folder, for the operator of the machine: a unix socket inside it,
 * or a named pipe on Windows. Null when the path is longer than the system allows.
 */
export function controlSocketOf(dataDir: string, platform = process.platform): string | null {
  if (platform === 'win32') {
    const name = createHash('sha256').update(dataDir.toLowerCase()).digest('base64url');
    return `\\\\.\\pipe\\mantenible-${name}`;
  }
  const absolute = join(dataDir, FOLDER, 'cuentas.sock');
  const short = [absolute, relative(process.cwd(), absolute)].find(
    (path) => Buffer.byteLength(path) <= MAX_PATH_BYTES,
  );
  return short ?? null;
}

/** Creates the socket's folder, accessible to its owner alone, and removes the socket of a killed server. */
export async function prepareSocketFolder(dataDir: string, socket: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await rm(socket, { force: true });
}

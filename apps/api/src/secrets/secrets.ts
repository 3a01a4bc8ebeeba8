import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, open, readFile, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets that the server creates once, in files that only its own account can read. */
export interface Secrets {
  /** The secret of this name; the first call creates and stores it. */
  readOrCreate(name: string, make: () => string | Promise<string>): Promise<string>;
}

/** Further operations for the change of a key. */
export interface SecretFiles extends Secrets {
  /** Current secret of this name, with a key that another process has just added. */
  readNow(name: string): string | null;
  replace(name: string, secret: string): Promise<void>;
}

/** Permission bits of all accounts but the owner's. */
const GROUP_AND_OTHERS = 0o077;

/**
 * Opens `dataDir/secretos`, and creates it when it is missing.
 * @throws Error in Spanish when the folder, or a file in it, can be read by other accounts.
 */
export async function openSecrets(dataDir: string): Promise<SecretFiles> {
  const folder = join(dataDir, 'secretos');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requirePrivate(folder);
  for (const name of await readdir(folder)) await requirePrivate(join(folder, name));
  return {
    readOrCreate: async (name, make) => {
      const file = join(folder, name);
      return (await readPrivate(file)) ?? (await createOnce(file, await make()));
    },
    readNow: (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null),
    replace: async (name, secret) => rename(await writeDraft(join(folder, name), secret), join(folder, name)),
  };
}

/** A new secret of 256 random bits, as text. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64');
}

async function readPrivate(file: string): Promise<string | null> {
  try {
    await requirePrivate(file);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Stores the secret unless a concurrent process has; returns the stored one. */
async function createOnce(file: string, secret: string): Promise<string> {
  const draft = await writeDraft(file, secret);
  try {
    await link(draft, file);
    return secret;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return await readFile(file, 'utf8');
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Writes the secret under a temporary name, so that no process reads a partial one. */
async function writeDraft(file: string, secret: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.nuevo`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return draft;
}

async function requirePrivate(path: string): Promise<void> {
  // Windows has no permission bits: the account's own folder protects the file there.
  if (process.platform === 'win32') return;
  const { mode } = await stat(path);
  if ((mode & GROUP_AND_OTHERS) === 0) return;
  throw new Error(
    `Otras cuentas de este equipo pueden leer ${path}, que guarda secretos. ` +
      `Quíteles el acceso con «chmod -R go= ${path}» y vuelva a iniciar.`,
  );
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

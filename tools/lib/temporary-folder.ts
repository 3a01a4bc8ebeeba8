import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Less than any run of tests writes there. */
const needed = Buffer.alloc(1_000_000);

/**
 * Why tests cannot write to the temporary folder, in Spanish; null where they can.
 * @param folder the system's, which TMPDIR sets
 */
export function temporaryFolderFault(folder = tmpdir()): string | null {
  const file = join(folder, `mantenible-espacio-${String(process.pid)}`);
  try {
    writeFileSync(file, needed);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = code === 'ENOSPC' || code === 'EDQUOT' ? 'está llena' : `no admite archivos (${code})`;
    return `La carpeta temporal ${folder} ${reason}. Libere espacio, o elija otra con TMPDIR.`;
  } finally {
    rmSync(file, { force: true });
  }
}

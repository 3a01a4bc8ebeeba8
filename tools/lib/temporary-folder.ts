import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { failureLines, tallyLine } from './tally.ts';

/** Written as a trial: the free space of a file system does not show a quota. */
const trial = Buffer.alloc(1_000_000);

/** Bytes that the products of the journeys and a database server need there. */
const needed = 500_000_000;

/**
 * Why tests cannot write to the temporary folder, in Spanish; null where they can.
 * @param folder the system's, which TMPDIR sets
 */
export function temporaryFolderFault(folder = tmpdir(), bytes = needed): string | null {
  const file = join(folder, `mantenible-espacio-${String(process.pid)}`);
  const hint = 'Libere espacio, o elija otra con TMPDIR.';
  try {
    writeFileSync(file, trial);
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    if (free >= bytes) return null;
    return `La carpeta temporal ${folder} tiene ${megabytes(free)} libres y se necesitan ${megabytes(bytes)}. ${hint}`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = code === 'ENOSPC' || code === 'EDQUOT' ? 'está llena' : `no admite archivos (${code})`;
    return `La carpeta temporal ${folder} ${reason}. ${hint}`;
  } finally {
    rmSync(file, { force: true });
  }
}

const megabytes = (bytes: number) => `${String(Math.floor(bytes / 1_000_000))} MB`;

/** The end of a run that found this fault before its first test, as every run ends: what failed, and the counts. */
export function faultLines(fault: string): string {
  const tally = { passed: 0, failed: 1, failures: [fault] };
  return [...failureLines(tally), tallyLine(tally)].join('\n');
}

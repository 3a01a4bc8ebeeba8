import { readFile } from 'node:fs/promises';

/** A test program's report, or null where it left none that can be read. */
export async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

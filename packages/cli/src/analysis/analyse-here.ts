import { analysePath, findFolder, type CarpetaAnalizada } from './analyse.ts';

/** Analyses a folder as the command does, for comparisons and tests that read its result as it is. */
export async function analyseHere(folder: string, worker: string): Promise<CarpetaAnalizada> {
  const { signal } = new AbortController();
  const found = await findFolder({ objetivo: folder, rama: null }, { folder, signal });
  return analysePath(found, { onMeasures: () => undefined }, { worker }, signal);
}

import { statfs } from 'node:fs/promises';

/** Used part of the partition of a folder, in percent, as its owner without privileges sees it; null where it cannot be read. */
export async function diskUse(folder: string): Promise<number | null> {
  try {
    const { blocks, bfree, bavail } = await statfs(folder);
    const used = blocks - bfree;
    return (100 * used) / (used + bavail);
  } catch {
    return null;
  }
}

import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** File of another program that stands beside this one: both are source, or both are built. */
export function programBeside(url: string, name: string): string {
  return fileURLToPath(new URL(`${name}${extname(fileURLToPath(url))}`, url));
}

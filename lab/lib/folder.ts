import { resolve } from 'node:path';

/** A folder that a person named, from where they called npm: `npm run … -w lab` itself works in `lab`. */
export const givenFolder = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

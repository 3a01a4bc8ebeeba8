import ts from 'typescript';

import { nothingKept, type Kept } from '../../kept.ts';
import { ignoreUnknownKeys } from './parity/unknown-keys.ts';
import type { ProgramSettings } from './program-options.ts';
import { virtualHost } from './virtual-host.ts';

/** A program over these texts only, keyed by virtual path; null when the compiler throws. */
export function createProgram(
  { roots, options }: ProgramSettings,
  texts: ReadonlyMap<string, string>,
  kept: Kept<ts.SourceFile> = nothingKept,
): ts.Program | null {
  try {
    const program = ts.createProgram(roots, options, virtualHost(texts, options, kept));
    ignoreUnknownKeys(program);
    return program;
  } catch {
    return null;
  }
}

import { execFileSync } from 'node:child_process';

import { motivoRamaInvalida } from '@mantenible/domain/proyecto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Whether git itself accepts a branch name. */
function gitLoAcepta(branch: string): boolean {
  try {
    execFileSync('git', ['check-ref-format', '--branch', branch], { stdio: 'pipe', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

describe('the rule for branch names', () => {
  it('agrees with git', () => {
    const pieza = fc.constantFrom(
      'a',
      'b',
      '.',
      '..',
      '/',
      '-',
      '@',
      '{',
      '~',
      '^',
      ':',
      '?',
      '*',
      '[',
      '\\',
      ' ',
      '.lock',
      'ñ',
    );
    fc.assert(
      fc.property(fc.array(pieza, { minLength: 1, maxLength: 5 }), (piezas) => {
        const branch = piezas.join('');
        // git accepts a lone @ here but reads it as HEAD elsewhere; our rule refuses it.
        fc.pre(branch !== '@');
        expect({ branch, bien: motivoRamaInvalida(branch) === null }).toEqual({
          branch,
          bien: gitLoAcepta(branch),
        });
      }),
      { numRuns: 120 },
    );
  });
});

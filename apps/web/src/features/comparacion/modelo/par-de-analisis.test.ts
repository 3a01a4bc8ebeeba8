import { describe, expect, it } from 'vitest';

import { elegirParDeAnalisis } from './par-de-analisis.ts';

const ids = ['c', 'b', 'a'];
const nada = { antes: null, despues: null };

describe('the pair of analyses that is compared', () => {
  it('is the newest one and the one before it when nothing is requested', () => {
    expect(elegirParDeAnalisis(ids, nada)).toEqual({ antes: 'b', despues: 'c' });
  });

  it('is the requested one, in the requested order', () => {
    expect(elegirParDeAnalisis(ids, { antes: 'c', despues: 'a' })).toEqual({ antes: 'c', despues: 'a' });
    expect(elegirParDeAnalisis(ids, { antes: 'a', despues: null })).toEqual({ antes: 'a', despues: 'c' });
    expect(elegirParDeAnalisis(ids, { antes: null, despues: 'b' })).toEqual({ antes: 'a', despues: 'b' });
  });

  it('replaces what is no longer kept', () => {
    expect(elegirParDeAnalisis(ids, { antes: 'gone', despues: 'gone' })).toEqual({
      antes: 'b',
      despues: 'c',
    });
  });

  it('has another analysis beside the oldest one', () => {
    expect(elegirParDeAnalisis(ids, { antes: null, despues: 'a' })).toEqual({ antes: 'c', despues: 'a' });
  });

  it('does not exist with fewer than two analyses', () => {
    expect(elegirParDeAnalisis(['a'], nada)).toBeNull();
    expect(elegirParDeAnalisis([], nada)).toBeNull();
  });
});

import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useArbol } from './use-arbol.ts';

it('another file with the same text has no tree of the first one’s language', async () => {
  const { result, rerender } = renderHook(({ path }) => useArbol(path, 'const a = 1;'), {
    initialProps: { path: 'a.js' },
  });
  await waitFor(() => {
    expect(result.current.arbol).not.toBeNull();
  });
  rerender({ path: 'a.txt' });
  expect(result.current).toEqual({ arbol: null, motivo: null });
});

it('a file whose parsing takes too long is shown plainly, with the reason', async () => {
  let reloj = 0;
  const now = () => (reloj += 1000);
  const { result } = renderHook(() => useArbol('a.js', 'a = 1;\n'.repeat(1000), now));
  await waitFor(() => {
    expect(result.current.motivo).toContain('tarda demasiado');
  });
  expect(result.current.arbol).toBeNull();
});

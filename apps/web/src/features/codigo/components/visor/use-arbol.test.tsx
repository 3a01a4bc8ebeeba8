import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useArbol } from './use-arbol.ts';

it('another file with the same text has no tree of the first one’s language', async () => {
  const { result, rerender } = renderHook(({ path }) => useArbol(path, 'const a = 1;'), {
    initialProps: { path: 'a.js' },
  });
  await waitFor(() => {
    expect(result.current).not.toBeNull();
  });
  rerender({ path: 'a.txt' });
  expect(result.current).toBeNull();
});

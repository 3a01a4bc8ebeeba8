import { useState } from 'react';
import type { ZodMiniType } from 'zod/mini';

import { useUnsavedGuard } from '../../ui/use-unsaved-guard.tsx';
import { useKeepAtSignIn, useKeptForm } from './use-kept-form.ts';

interface UnsentOptions<T> {
  readonly inicial: T;
  readonly schema: ZodMiniType<T>;
  /** Distinguishes the forms of a page that has several. */
  readonly parte: string;
}

/** A form of one text beside other forms: leaving asks before its words are lost, and they outlive an expired session. */
export function useUnsentText<T extends { readonly texto: string }>(options: UnsentOptions<T>) {
  const { form, restaurado, guardarCopia } = useKeptForm<T>({ ...options, etag: null });
  const { texto } = form.values;
  const pendiente = texto.trim() !== '';
  const { dialogo, liberar } = useUnsavedGuard(pendiente);
  useKeepAtSignIn(guardarCopia, pendiente, liberar);
  const [recuperado, setRecuperado] = useState(restaurado);
  // Sent, or removed: what is written from here on was not restored.
  if (recuperado && !pendiente) setRecuperado(false);
  return { form, dialogo, restaurado, recuperado };
}

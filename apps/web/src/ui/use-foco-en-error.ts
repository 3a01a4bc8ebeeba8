import { useEffect, useRef, type RefObject } from 'react';

/** For a form: when the errors of its fields change, the first field in error takes the focus. */
export function useFocoEnError(errores: ReadonlyMap<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errores.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errores]);
  return form;
}

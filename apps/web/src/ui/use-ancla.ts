import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Anchor that the address names, '' without one. Moves the focus and the window to it once the page is drawn: a browser that opens
 * the address looks for the anchor earlier, before the sign-in has ended. The way back keeps its place in the page.
 */
export function useAncla(): string {
  const { hash, key } = useLocation();
  const deVuelta = useNavigationType() === NavigationType.Pop && key !== 'default';
  const ancla = leerAncla(hash);
  useEffect(() => {
    const elemento = ancla === '' ? null : document.getElementById(ancla);
    elemento?.focus({ preventScroll: true });
    if (!deVuelta) elemento?.scrollIntoView();
  }, [ancla, key, deVuelta]);
  return ancla;
}

/** An address that a person typed has the letter itself, another one its code. */
function leerAncla(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

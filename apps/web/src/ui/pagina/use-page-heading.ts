import { createContext, use, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const product = 'Mantenible';
// A page may mount its frame again when its data arrive: the focus moves once for each navigation. 'default' is the first
// load of the page, where the browser's reading order applies.
let focusedFor = 'default';
// Whether the heading had the focus when it was removed: the next one, mounted with the page's data, takes it over.
let removedWithFocus = false;

/** What the pages below belong to: the middle part of their document titles; null for none. */
export const SeccionDelTitulo = createContext<string | null>(null);

/** Makes the next page the first one after a load. */
export function resetNavigation(): void {
  focusedFor = 'default';
  removedWithFocus = false;
}

/**
 * Sets the document's title and moves the focus to the h1 after a navigation, so that screen readers
 * announce it.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const latestKey = useRef(key);

  useEffect(() => {
    latestKey.current = key;
  }, [key]);
  const seccion = use(SeccionDelTitulo);
  useEffect(() => {
    const partes = title === product ? [product] : [title, seccion, product];
    document.title = partes.filter((parte) => parte !== null).join(' · ');
  }, [title, seccion]);
  useLayoutEffect(() => {
    const node = heading.current;
    return () => {
      removedWithFocus = node !== null && node === document.activeElement;
    };
  }, []);
  useEffect(() => {
    const takesOver = removedWithFocus && document.activeElement === document.body;
    removedWithFocus = false;
    if (latestKey.current === focusedFor && !takesOver) return;
    focusedFor = latestKey.current;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}

import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const product = 'Mantenible';
// A page may mount its frame again when its data arrive: the focus moves once for each navigation. 'default' is the first
// load of the page, where the browser's reading order applies.
let focusedFor = 'default';

/** Makes the next page the first one after a load. */
export function resetNavigation(): void {
  focusedFor = 'default';
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
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title]);
  useEffect(() => {
    if (latestKey.current === focusedFor) return;
    focusedFor = latestKey.current;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}

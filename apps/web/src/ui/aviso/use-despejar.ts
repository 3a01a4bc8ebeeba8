import { useEffect, type RefObject } from 'react';

/**
 * Height of the alerts, which `theme.css` keeps free at the page's end and below an element scrolled into
 * view.
 */
const heightVariable = '--alto-avisos';
/** Space for a field's message below it, in pixels. */
const messageHeight = 48;

/**
 * Keeps alerts from covering the focused element, since an alert often comes with a focused field: sets `--alto-avisos` and
 * scrolls a covered element into view.
 */
export function useDespejar(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = region.current;
    if (node === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const height = node.offsetHeight;
      document.documentElement.style.setProperty(heightVariable, height === 0 ? '0px' : `${height + 32}px`);
      const focused = document.activeElement;
      if (height > 0 && focused !== null && !node.contains(focused)) uncover(focused, node);
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
    };
  }, [region]);
}

function uncover(focused: Element, region: Element): void {
  const { top, bottom } = focused.getBoundingClientRect();
  const covered = region.getBoundingClientRect().top;
  if (bottom + messageHeight > covered && top < window.innerHeight)
    focused.scrollIntoView({ block: 'nearest' });
}

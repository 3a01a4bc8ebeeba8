import { useEffect, type RefObject } from 'react';

/** Height of the alerts, which `theme.css` leaves free at the page's end and below what is scrolled into view. */
const heightVariable = '--alto-avisos';
/** Room for a field's own message under it, in pixels. */
const messageHeight = 48;

/** Keeps the alerts off what has the focus: an alert moves it to what it complains about. */
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

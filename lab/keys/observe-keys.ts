declare global {
  interface Window {
    /** By number of the key: begin of the key, the paint after it, the last change of the page. */
    keyTimes: { begin: number; paint: number; list: number }[];
  }
}

/**
 * Runs in the page: notes when each key was pressed, when the frame after it was painted, and when the page changed last. A message
 * that is posted in a frame arrives after that frame's paint.
 */
export function observeKeys(): void {
  window.keyTimes = [];
  const afterPaint = (run: (at: number) => void) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        run(performance.now());
        port1.close();
      };
      port2.postMessage(null);
    });
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const key = { begin: timeStamp, paint: 0, list: 0 };
      window.keyTimes.push(key);
      afterPaint((at) => {
        key.paint = at;
      });
    },
    { capture: true },
  );
  const list = document.querySelector('main');
  if (list === null) throw new Error('the page has no main element');
  new MutationObserver(() => {
    const key = window.keyTimes.at(-1);
    if (key)
      afterPaint((at) => {
        key.list = at;
      });
  }).observe(list, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page: milliseconds from each key to the paint after it, and to the list where that changed. */
export function timesOf(): { paints: number[]; lists: number[] } {
  const { keyTimes } = window;
  return {
    paints: keyTimes.map(({ begin, paint }) => paint - begin),
    lists: keyTimes.filter(({ list }) => list > 0).map(({ begin, list }) => list - begin),
  };
}

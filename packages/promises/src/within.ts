/**
 * The promise's outcome, or a rejection with `failure` after `milliseconds`; the promise itself continues. For work that
 * takes a signal, `AbortSignal.timeout` ends the work too.
 */
export async function within<T>(milliseconds: number, promise: Promise<T>, failure: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(failure);
    }, milliseconds);
  });
  return Promise.race([promise, late]).finally(() => {
    clearTimeout(timer);
  });
}

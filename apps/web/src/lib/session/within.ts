/** What a promise gives, or `failure` when it takes longer than `milliseconds`; it may still settle afterwards. */
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

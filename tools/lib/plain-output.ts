/** Makes programs that are started from here write without colours where the output is no terminal. */
export function plainOutput(): void {
  if (process.stdout.isTTY) return;
  delete process.env['FORCE_COLOR'];
  process.env['NO_COLOR'] = '1';
}

/** Environment variable in which the bootstrap gives its own process id to the Node that it starts. */
export const bootstrapVariable = 'MANTENIBLE_ARRANQUE';

/**
 * Process whose end ends this one, or null: the bootstrap, or the shell between npm and this process. npm hands a SIGTERM
 * to that shell, which dies without passing it on.
 */
function parentToWatch() {
  const bootstrap = process.env[bootstrapVariable];
  delete process.env[bootstrapVariable];
  if (process.platform === 'win32') return null;
  if (bootstrap !== undefined) return Number(bootstrap);
  return process.env['npm_lifecycle_event'] === undefined ? null : process.ppid;
}

/** Ends this process by SIGTERM when its parent has ended. */
export function endWithParent() {
  const parent = parentToWatch();
  if (parent === null) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

// Health check of the container: ends with 0 while the server in it can serve (`/salud/listo`), otherwise with 1.
const { PORT = '4000', BASE_PATH = '/mantenible' } = process.env;
const base = BASE_PATH.replace(/\/+$/u, '');
const address = `http://127.0.0.1:${PORT}${base}/api/salud/listo`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => null);
process.exitCode = answer?.ok === true ? 0 : 1;

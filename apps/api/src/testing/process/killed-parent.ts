// Starts a server as a test does, prints where it is, and waits to be killed.
import { startServerProcess } from './server-process.ts';

const server = await startServerProcess({ SCAN_ALLOW_LOCAL: '1' });
const { pid, base, dataDir } = server;
console.log(JSON.stringify({ pid, base, dataDir, token: await server.accessToken('estudiante') }));
setInterval(() => undefined, 1000);

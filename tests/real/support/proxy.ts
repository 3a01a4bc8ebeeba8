import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';

const example = fileURLToPath(new URL('../../../deploy/haproxy/haproxy.cfg', import.meta.url));

export interface Proxy {
  stop(): Promise<void>;
}

/**
 * HAProxy with the configuration of deploy/haproxy on a loopback port, before servers at these ports. Its certificate is
 * made for the run, and trusted by this process alone.
 * @param change what the test needs otherwise than in the file
 */
export async function startProxy(
  port: number,
  servers: readonly number[],
  change: (text: string) => string = (text) => text,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-haproxy-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const pem = join(folder, 'both.pem');
  writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  const names = ['uno', 'dos', 'tres'];
  const text = change(readFileSync(example, 'utf8'))
    .replace('bind :443 ssl crt /etc/haproxy/mantenible.pem', `bind 127.0.0.1:${port} ssl crt ${pem}`)
    .replace(/^ {2}server .*\n/gmu, '')
    .concat(servers.map((server, at) => `  server ${names[at] ?? at} 127.0.0.1:${server}\n`).join(''));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  const proxy = spawn(process.env['HAPROXY'] ?? 'haproxy', ['-db', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => proxy.kill('SIGKILL'));
  await listens(port);
  return {
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function listens(port: number): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await sleep(100);
  }
  throw new Error('HAProxy did not listen within 30 s');
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

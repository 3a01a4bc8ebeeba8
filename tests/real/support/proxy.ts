import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';

import { endWithTests, eventually } from '@mantenible/doubles';

const deployed = (name: string) => fileURLToPath(new URL(`../../../deploy/haproxy/${name}`, import.meta.url));

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
  const text = withServers(change(readFileSync(deployed('haproxy.cfg'), 'utf8')), servers).replace(
    'bind :443 ssl crt /etc/haproxy/mantenible.pem',
    `bind 127.0.0.1:${port} ssl crt ${pem}`,
  );
  return runHaproxy(folder, text, port);
}

/** HAProxy with the configuration of deploy/haproxy for PostgreSQL on a loopback port, before clusters at these ports. */
export async function startDatabaseProxy(port: number, clusters: readonly number[]): Promise<Proxy> {
  const text = withServers(readFileSync(deployed('postgresql.cfg'), 'utf8'), clusters).replace(
    'bind 127.0.0.1:5432',
    `bind 127.0.0.1:${port}`,
  );
  return runHaproxy(mkdtempSync(join(tmpdir(), 'mantenible-haproxy-')), text, port);
}

/** The configuration with servers at these ports in place of its own. */
function withServers(text: string, ports: readonly number[]): string {
  const names = ['uno', 'dos', 'tres'];
  const lines = ports.map((port, at) => `  server ${names[at] ?? at} 127.0.0.1:${port}\n`);
  return text.replace(/^ {2}server .*\n/gmu, '').concat(...lines);
}

async function runHaproxy(folder: string, text: string, port: number): Promise<Proxy> {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  const proxy = endWithTests(
    spawn(process.env['HAPROXY'] ?? 'haproxy', ['-db', '-f', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  await eventually(() => listens(port));
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
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect').finally(() => socket.destroy());
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

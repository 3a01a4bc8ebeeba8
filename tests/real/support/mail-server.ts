import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endWithTests, eventually, freePort } from '@mantenible/doubles';

export interface RealMailServer {
  readonly port: number;
  /** File with its certificate, for clients that are to trust it. */
  readonly certificate: string;
  /** Every mail that it delivered, one after the other. */
  delivered(): string;
  stop(): Promise<void>;
}

/** Exim on a loopback port: it offers a password after STARTTLS alone, and delivers into one file. */
export async function startMailServer(user: string, password: string): Promise<RealMailServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-exim-'));
  const port = await freePort();
  for (const name of ['spool', 'log']) mkdirSync(join(folder, name));
  const certificate = makeCertificate(folder);
  const file = join(folder, 'exim.conf');
  writeFileSync(file, configuration(folder, { port, user, password }));
  const owner = ownerOf(folder, ['', 'spool', 'log', 'exim.conf', 'cert.pem', 'key.pem']);
  const server = endWithTests(
    spawn(process.env['EXIM'] ?? 'exim4', ['-C', file, '-bdf', '-oP', join(folder, 'pid')], {
      ...owner,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  await eventually(() => listens(port));
  const box = join(folder, 'buzon');
  return {
    port,
    certificate,
    delivered: () => (existsSync(box) ? readFileSync(box, 'utf8') : ''),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Programs of root run as the user of Exim, who has to read and write these. */
function ownerOf(folder: string, names: readonly string[]) {
  const { EXIM_UID: uid, EXIM_GID: gid } = process.env;
  if (uid === undefined || gid === undefined) return {};
  const owner = { uid: Number(uid), gid: Number(gid) };
  for (const name of names) chownSync(join(folder, name), owner.uid, owner.gid);
  return owner;
}

function makeCertificate(folder: string): string {
  const certificate = join(folder, 'cert.pem');
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files]);
  return certificate;
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

interface Access {
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

const configuration = (folder: string, { port, user, password }: Access): string => `
primary_hostname = localhost
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
keep_environment =
host_lookup =
rfc1413_hosts =
tls_advertise_hosts = *
tls_certificate = ${folder}/cert.pem
tls_privatekey = ${folder}/key.pem
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_rcpt = authenticated
# The caller is no root: it delivers as itself.
deliver_drop_privilege = true
queue_only = false

begin acl
authenticated:
  accept authenticated = *
  deny

begin routers
all:
  driver = accept
  transport = file

begin transports
file:
  driver = appendfile
  file = ${folder}/buzon
  envelope_to_add

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{${user}}}{eq{$auth3}{${password}}}}}
  server_set_id = $auth2
`;

async function listens(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect').finally(() => socket.destroy());
}

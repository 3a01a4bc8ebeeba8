import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { endWithTests } from '@mantenible/doubles';
import { z } from 'zod';

/** Settings of an image for its containers. */
const configuration = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
      Volumes: z.record(z.string(), z.unknown()),
    }),
  }),
});
type ImageConfiguration = z.infer<typeof configuration>['Docker']['config'];

export interface Image {
  readonly config: ImageConfiguration;
  /** Where its files are mounted on this machine. */
  readonly files: string;
  has(path: string): boolean;
  remove(): void;
}

const project = fileURLToPath(new URL('../../../', import.meta.url));

function buildah(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('buildah', args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`buildah ${args[0] ?? ''}: ${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  return stdout.trim();
}

/** Builds the product's image from the project's folder, and mounts its files. */
export function buildImage(name: string): Image {
  buildah('bud', '--pull-never', '--format', 'docker', '-f', 'deploy/Containerfile', '-t', name, '.');
  const { config } = configuration.parse(JSON.parse(buildah('inspect', '--type', 'image', name))).Docker;
  const container = buildah('from', '--pull-never', name);
  const files = buildah('mount', container);
  return {
    config,
    files,
    has: (path) => existsSync(join(files, path)),
    remove: () => {
      buildah('rm', container);
      buildah('rmi', name);
    },
  };
}

/** The mounts of a container: all read-only but the data folder. Then the program, as the image's user. */
const script = `
set -e
root=$1 data=$2 user=$3 folder=$4; shift 4
mount --bind "$root" "$root"
mount --bind "$data" "$root/datos"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user:$user" "$root" sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
`;

/**
 * Starts a command in the image's files, with namespaces of its own for mounts and processes. The network is the machine's.
 * @param data folder of this machine that becomes /datos
 */
export function startInImage(
  { config, files }: Image,
  data: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const own = Object.fromEntries(
    config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const args = ['sh', '-c', script, 'sh', files, data, config.User, config.WorkingDir, ...command];
  return endWithTests(
    spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', ...args], {
      env: { ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** Runs a command in the image to its end: its code and both outputs. */
export async function runInImage(
  image: Image,
  data: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const child = startInImage(image, data, command, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

/** Process number, on this machine, of the container's first process. */
export function firstProcessOf({ pid }: ChildProcess): number {
  const [first = ''] = readFileSync(`/proc/${pid ?? 0}/task/${pid ?? 0}/children`, 'utf8').split(' ');
  return Number(first);
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { z } from 'zod';

import { root } from '../../lib/paths.ts';
import { stopOnce } from '../../lib/system.ts';

const logged = z.object({
  method: z.string(),
  url: z.string(),
  authorized: z.boolean().nullable(),
  ms: z.number().nullable(),
});
export type Logged = z.infer<typeof logged>;
const addressSchema = z.object({ sonarqube: z.string() });
const logSchema = z.object({ requests: z.array(logged) });

export interface Double {
  origin: string;
  configure: (order: unknown) => Promise<void>;
  log: () => Promise<readonly Logged[]>;
  stop: () => Promise<void>;
}

/** The double of SonarQube in a process of its own. */
export async function startDouble(token: string): Promise<Double> {
  const child = spawn(process.execPath, [join(root, 'tests/doubles/src/main.ts')], {
    cwd: root,
    env: { ...process.env, DOUBLE_SONARQUBE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = stopOnce(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const line = await firstLine(child.stdout);
  if (line === null) throw new Error('the double did not start');
  const { sonarqube: origin } = addressSchema.parse(JSON.parse(line));
  const control = `${origin}/__control`;
  return {
    origin,
    stop,
    configure: async (order) => {
      const { ok, status } = await fetch(control, { method: 'PUT', body: JSON.stringify(order) });
      if (!ok) throw new Error(`the double refused: ${String(status)}`);
    },
    log: async () => logSchema.parse(await (await fetch(control)).json()).requests,
  };
}

async function firstLine(stream: Readable) {
  for await (const line of createInterface({ input: stream })) return line;
  return null;
}

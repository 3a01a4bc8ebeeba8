import { join } from 'node:path';

import { root } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';
import { signIn } from '../../tools/lib/sign-in.ts';
import type { Server } from '../lib/server.ts';
import { adminPassword, seconds } from './settings.ts';
import { withOthers } from './others.ts';

const kinds = (process.env['LIMITES_CARGAS'] ?? 'salud,documento,pagina,proveedor,acceso,desconocidas').split(
  ',',
);
const addresses = process.env['LIMITES_DIRECCIONES'] ?? '1';

/** Runs the generator over a server; returns how many answers had each status. */
export async function flood(server: Server, kind: string, length: number, from: string): Promise<string> {
  const script = join(root, 'lab/limits/flood.ts');
  const args = [script, kind, server.origin, String(length), from];
  const { output } = await run(process.execPath, args, { capture: true });
  return output.trim();
}

/** Every kind of request without a session, from 250 connections; the free ones of health first: they warm the server up. */
export async function benchFloods(server: Server): Promise<void> {
  console.log(
    `\nSin sesión, 250 conexiones desde ${addresses === '1' ? 'una dirección' : '250 direcciones'}`,
  );
  for (const kind of kinds) {
    const token = await signIn(`${server.origin}/mantenible`, 'admin', adminPassword);
    await withOthers(kind, server, token, { memoryMb: 100 }, () => flood(server, kind, seconds, addresses));
  }
}

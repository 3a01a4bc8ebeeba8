import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

/** Flags that a Chromium in a container without GPU, sandbox or outside network needs. */
export const chromiumArgs = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * Where Chromium is: `CHROMIUM_PATH`, or the build that npm brings, unpacked once into this clone's cache with the fonts and
 * the shared libraries that a bare system lacks.
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { executablePath: given, env: environment() };
  const folder = join(cache, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const fonts = { FONTCONFIG_PATH: join(folder, 'fonts') };
  const libraries = join(folder, 'al2023/lib');
  const own = existsSync(libraries) ? { ...fonts, LD_LIBRARY_PATH: libraries } : fonts;
  return { executablePath: join(folder, 'chromium'), env: { ...environment(), ...own } };
}

const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url));

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  return z.parse(z.object({ version: z.string() }), manifest).version;
}

/** Unpacks beside the folder and renames: no other run, and none after one that was killed, starts half a browser. */
async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    await withEnvironment(
      // The package unpacks into TMPDIR, and its libraries only where the environment is that of AWS Lambda.
      { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      async () => {
        const { default: chromium } = await import('@sparticuz/chromium');
        await chromium.executablePath();
      },
    );
    await writeFile(join(draft, 'fonts/fonts.conf'), fontSettings(join(folder, 'fonts')));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package's own settings name folders of AWS Lambda. */
function fontSettings(folder: string): string {
  const path = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path}</dir>
  <cachedir>${path}/cache</cachedir>
</fontconfig>
`;
}

/** Runs with these variables and puts the environment back: the package changes others when it is loaded. */
async function withEnvironment(
  variables: Readonly<Record<string, string>>,
  run: () => Promise<void>,
): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    await run();
  } finally {
    for (const name of Object.keys(process.env))
      if (!(name in before)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  }
}

/** Without a locale of UTF-8 a download into a folder with an accent is lost. */
function environment(): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [key, value] of Object.entries(process.env)) if (value !== undefined) env[key] = value;
  return { ...env, LC_ALL: 'C.UTF-8' };
}

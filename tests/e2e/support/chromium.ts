import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

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

/**
 * Where Chromium is: `CHROMIUM_PATH`, or the build that npm brings, unpacked once into the temporary folder with
 * the shared libraries that a bare system lacks.
 */
export async function findChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { executablePath: given, env: environment() };
  const before = process.env['AWS_EXECUTION_ENV'];
  // The package unpacks its libraries only where the environment is that of AWS Lambda.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  if (before === undefined) delete process.env['AWS_EXECUTION_ENV'];
  else process.env['AWS_EXECUTION_ENV'] = before;
  const libraries = join(tmpdir(), 'al2023', 'lib');
  const env = environment();
  if (existsSync(libraries)) env['LD_LIBRARY_PATH'] = libraries;
  return { executablePath, env };
}

function environment(): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [key, value] of Object.entries(process.env)) if (value !== undefined) env[key] = value;
  return env;
}

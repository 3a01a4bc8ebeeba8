import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File of the passwords that the first start made, one account a line. */
export const passwordFile = (dataDir: string) => join(dataDir, 'secretos/cuentas-iniciales.txt');

/** Passwords by user name. */
export function keptPasswords(dataDir: string): ReadonlyMap<string, string> {
  const file = passwordFile(dataDir);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines
      .filter((line) => line.includes('\t'))
      .map((line) => {
        const end = line.indexOf('\t');
        return [line.slice(0, end), line.slice(end + 1)];
      }),
  );
}

/** Adds accounts to the file, which its owner alone reads. */
export function keepPasswords(dataDir: string, accounts: ReadonlyMap<string, string>): void {
  const lines = [...accounts].map(([usuario, clave]) => `${usuario}\t${clave}\n`);
  appendFileSync(passwordFile(dataDir), lines.join(''), { mode: 0o600 });
}

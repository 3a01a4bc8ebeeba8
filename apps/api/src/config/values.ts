import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import * as z from 'zod/mini';

// Schemas of the settings' values, each with its refusal in Spanish.

export const text = z.string();
/** A folder's absolute path. */
export const folder = z.pipe(
  z.string(),
  z.transform((value: string) => resolve(value)),
);
export const optional = z.pipe(
  z.string(),
  z.transform((value: string) => (value === '' ? null : value)),
);
/** The text of a file, read at start; null for none. */
export const optionalTextFile = z.pipe(
  optional,
  z.transform((path: string | null, context) => {
    const text = path === null ? null : textOf(path);
    if (text !== undefined && text?.trim() !== '') return text;
    context.issues.push({
      code: 'custom',
      input: path,
      message: `debe ser un archivo de texto en UTF-8 de hasta ${maxFileBytes / 1024} KiB`,
    });
    return null;
  }),
);

const maxFileBytes = 64 * 1024;

/** Undefined for a file that cannot be read, is too large or is no UTF-8. */
function textOf(path: string): string | undefined {
  try {
    const bytes = readFileSync(path);
    return bytes.length > maxFileBytes ? undefined : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export const flag = z.pipe(
  z.enum(['0', '1'], 'debe ser 0 o 1'),
  z.transform((value: '0' | '1') => value === '1'),
);

export function integer(min: number, max: number) {
  const reason = `debe ser un número entero entre ${min} y ${max}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, reason)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, reason), z.lte(max, reason))),
  );
}

/** A port; null for none. */
export const optionalPort = z.union(
  [
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    integer(1, 65_535),
  ],
  { error: 'debe ser un número entero entre 1 y 65535' },
);

/** MiB, as bytes. */
export const mebibytes = (min: number, max: number) => scaled(integer(min, max), 1024 * 1024);

/** Seconds, as milliseconds. */
export const seconds = (min: number, max: number) => scaled(integer(min, max), 1000);

function scaled(schema: ReturnType<typeof integer>, factor: number) {
  return z.pipe(
    schema,
    z.transform((value: number) => value * factor),
  );
}

/** An http(s) address without credentials, query or fragment; no trailing slash afterwards. */
export const url = z.pipe(
  z
    .string()
    .check(z.refine(isWebAddress, 'debe ser una dirección http o https sin usuario, consulta ni fragmento')),
  z.transform((value: string) => value.replace(/\/+$/, '')),
);
export const optionalUrl = z.union(
  [
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    url,
  ],
  {
    error: 'debe ser una dirección http o https sin usuario, consulta ni fragmento',
  },
);
/** The origin of a web address; null for none. A path is refused: `BASE_PATH` gives it. */
export const optionalOrigin = z.pipe(
  optionalUrl,
  z
    .nullable(z.string())
    .check(
      z.refine(
        (value) => value === null || new URL(value).pathname === '/',
        'debe ser un origen sin ruta, como https://sitio.ejemplo: la ruta está en BASE_PATH',
      ),
    ),
);
/** A host by its name or address; null for none. */
export const optionalHost = z.pipe(
  optional,
  z
    .nullable(z.string())
    .check(
      z.refine(
        (value) => value === null || /^[\w.:-]{1,255}$/.test(value),
        'debe ser el nombre o la dirección de un servidor, sin puerto ni esquema',
      ),
    ),
);
/** One mail address without a name; null for none. */
export const optionalMail = z.pipe(
  optional,
  z
    .nullable(z.string())
    .check(
      z.refine(
        (value) => value === null || /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,189}$/.test(value),
        'debe ser una dirección de correo, como mantenible@universidad.ejemplo',
      ),
    ),
);
const commaSeparated = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
export const origins = z.pipe(
  commaSeparated,
  z.array(
    z
      .string()
      .check(z.refine(isOrigin, 'debe ser una lista de orígenes exactos, como https://sitio.ejemplo')),
  ),
);
/** Names of hosts in lower case, as a parsed link has them. */
const hostNames = z.pipe(
  commaSeparated,
  z.transform((names: string[]) => names.map((name) => name.toLowerCase())),
);
export const hosts = z.pipe(
  hostNames,
  z
    .array(z.string().check(z.regex(/^(?:\*|[\w.-]+)$/, 'debe ser una lista de servidores, o *')))
    .check(z.minLength(1, 'debe nombrar al menos un servidor')),
);
export const hostsOrNone = z.pipe(
  hostNames,
  z.array(z.string().check(z.regex(/^[\w.-]+$/, 'debe ser una lista de servidores'))),
);
/** Several hosts with commas between them, as libpq takes them; a password may have commas. */
const severalHosts = /^[a-z]+:\/\/(?:[^/?#]*@)?[^/?#@,]*,[^/?#@]*(?:[/?#]|$)/;
/** A PostgreSQL server's address; null for the embedded database. */
export const databaseUrl = z.pipe(
  optional,
  z.nullable(z.string()).check(
    z.refine((value) => value === null || !severalHosts.test(value), {
      error:
        'debe nombrar un solo servidor: para un primario con réplicas, el balanceador de deploy/haproxy/postgresql.cfg',
      abort: true,
    }),
    z.refine(
      (value) => value === null || (/^postgres(?:ql)?:\/\/./.test(value) && URL.canParse(value)),
      'debe ser una dirección de PostgreSQL, como postgres://usuario:clave@servidor:5432/base',
    ),
  ),
);
/** Keys of 32 bytes in base64, with commas; null for a generated one. */
export const secretKeys = z.pipe(
  optional,
  z
    .nullable(z.string())
    .check(
      z.refine(
        (value) =>
          value === null || value.split(',').every((key) => Buffer.from(key, 'base64').length === 32),
        'debe ser una clave de 32 bytes en base64, o varias con comas (openssl rand -base64 32 hace una)',
      ),
    ),
);
export const basePath = z.pipe(
  z.string().check(
    z.regex(/^[\w/.~-]*$/, 'solo admite letras, números y los signos / . _ ~ -'),
    // Browsers resolve these before a request: the server would never receive its own path.
    z.refine((value) => !/(?:^|\/)\.\.?(?:\/|$)/.test(value), 'no admite los tramos . y ..'),
  ),
  z.transform((value: string) => {
    const inner = value
      .split('/')
      .filter((part) => part !== '')
      .join('/');
    return inner === '' ? '' : `/${inner}`;
  }),
);
export const password = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  z.string().check(z.minLength(8, 'debe tener al menos 8 caracteres')),
]);

function isWebAddress(value: string): boolean {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return false;
  return [parsed.username, parsed.password, parsed.search, parsed.hash].every((part) => part === '');
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && !value.includes('*') && new URL(value).origin === value;
}

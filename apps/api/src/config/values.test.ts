import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { settingList } from './settings.ts';

/** The configuration with one variable set. */
const con = (name: string, value: string) => readConfig({ [name]: value });
const rechazo = (name: string, value: string) => () => con(name, value);

const clave = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** Settings that are whole numbers, with their limits as `docs/configuracion.md` gives them. */
const enteros = [
  ['PORT', 1, 65_535],
  ['METRICS_PORT', 1, 65_535],
  ['SCAN_SECONDS', 5, 3000],
  ['SCAN_PACK_MB', 1, 10_000],
  ['SCAN_FILES', 1, 1_000_000],
  ['SCAN_TEXT_MB', 1, 10_000],
  ['SCAN_LINES', 1, 100_000_000],
  ['SCAN_MEMORY_MB', 64, 65_536],
  ['SCAN_CONCURRENCY', 1, 64],
  ['SCAN_PER_HOUR', 1, 100_000],
  ['SCAN_REPEAT_SECONDS', 0, 86_400],
  ['SCAN_HISTORY_SECONDS', 5, 3000],
  ['LIMIT_WRITES', 1, 1_000_000],
  ['LIMIT_READS', 1, 1_000_000],
  ['LIMIT_ADDRESS_FACTOR', 1, 10_000],
  ['QUOTA_PROJECTS', 1, 1_000_000],
  ['QUOTA_TESTS', 1, 1_000_000],
  ['QUOTA_DRAFTS', 1, 1_000_000],
  ['QUOTA_DISK', 1, 100],
  ['LIMIT_WORK', 1, 3600],
  ['REQUEST_TIMEOUT', 1, 600],
  ['HANDLER_TIMEOUT', 1, 600],
  ['SMTP_PORT', 1, 65_535],
  ['SMTP_PER_HOUR', 1, 100_000],
] as const;

describe('a whole number', () => {
  test.each(enteros)('%s admits %i and %i, and nothing beyond', (name, min, max) => {
    expect(rechazo(name, String(min))).not.toThrow();
    expect(rechazo(name, String(max))).not.toThrow();
    const motivo = `  - ${name}: debe ser un número entero entre ${min} y ${max}`;
    expect(rechazo(name, String(max + 1))).toThrow(motivo);
    // Below 0 a number has a sign, which is refused by its form.
    expect(rechazo(name, String(min - 1))).toThrow(motivo);
  });

  test.each(['1.5', '1e3', '0x10', '+5', '5 0', '١٢', '1_000', 'NaN', '99999999999999999999'])(
    'is not %j',
    (escrito) => {
      expect(rechazo('SCAN_FILES', escrito)).toThrow('SCAN_FILES');
    },
  );

  test('may have leading zeros and surrounding spaces', () => {
    expect(con('PORT', ' 0080 ').port).toBe(80);
  });
});

test('sizes are read in MiB and times in seconds', () => {
  const { limites } = readConfig({ SCAN_TEXT_MB: '1' }).analisis;
  expect(limites.textoBytes).toBe(1_048_576);
  expect(limites.memoriaMb).toBe(384);
  expect(con('REQUEST_TIMEOUT', '600').times.requestTimeoutMs).toBe(600_000);
  expect(con('SCAN_HISTORY_SECONDS', '5').analisis.segundosDePasado).toBe(5);
});

describe('hosts of repositories', () => {
  test('are separated by commas, with spaces and empty parts between them', () => {
    expect(con('SCAN_HOSTS', ' github.com , ,git.uni.es,').scanHosts).toEqual(['github.com', 'git.uni.es']);
    expect(con('SCAN_HOSTS', '*').scanHosts).toEqual(['*']);
  });

  test('are names without case: those of a link are always in lower case', () => {
    expect(con('SCAN_HOSTS', 'GitLab.Universidad.ES').scanHosts).toEqual(['gitlab.universidad.es']);
    expect(con('SCAN_PRIVATE_HOSTS', 'GIT.local').scanPrivateHosts).toEqual(['git.local']);
  });

  test.each(['https://github.com', 'github.com:8443', 'github.com/uni', 'a b', '*.uni.es', ','])(
    'are not %j',
    (escrito) => {
      expect(rechazo('SCAN_HOSTS', escrito)).toThrow('  - SCAN_HOSTS: debe');
    },
  );

  test('may be none at private addresses, and never a wildcard', () => {
    expect(readConfig({}).scanPrivateHosts).toEqual([]);
    expect(con('SCAN_PRIVATE_HOSTS', ' , ').scanPrivateHosts).toEqual([]);
    expect(rechazo('SCAN_PRIVATE_HOSTS', 'git.uni.es,*')).toThrow('SCAN_PRIVATE_HOSTS: debe ser una lista');
  });
});

describe('an address', () => {
  test.each([
    ['https://kc.uni.es/', 'https://kc.uni.es'],
    ['http://127.0.0.1:8080//', 'http://127.0.0.1:8080'],
    ['https://kc.uni.es/auth/', 'https://kc.uni.es/auth'],
  ])('%s loses its trailing slashes', (escrita, leida) => {
    expect(con('KEYCLOAK_URL', escrita).keycloak?.url).toBe(leida);
  });

  test.each([
    'kc.uni.es',
    'ftp://kc.uni.es',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://ana:clave@kc.uni.es',
    'https://kc.uni.es?x=1',
    'https://kc.uni.es#x',
    'https://',
  ])('is not %s', (escrita) => {
    for (const name of ['KEYCLOAK_URL', 'PUBLIC_URL', 'SONAR_HOST_URL', 'CODE_HOST_API_URL'])
      expect(rechazo(name, escrita)).toThrow(`  - ${name}: debe ser`);
  });

  test('is an origin for the product: its path is that of BASE_PATH', () => {
    expect(con('PUBLIC_URL', 'https://uni.es/').publicUrl).toBe('https://uni.es');
    expect(con('PUBLIC_URL', 'http://uni.es:8080').publicUrl).toBe('http://uni.es:8080');
    expect(rechazo('PUBLIC_URL', 'https://uni.es/mantenible')).toThrow('  - PUBLIC_URL: ');
  });

  test('needs a token for a scanning service, and a token alone selects no service', () => {
    const url = 'https://sonar.uni.es';
    expect(rechazo('SONAR_HOST_URL', url)).toThrow('  - SONAR_TOKEN: es necesario');
    expect(readConfig({ SONAR_HOST_URL: url, SONAR_TOKEN: 't' }).sonarqube).toEqual({
      url,
      token: 't',
      organizacion: null,
    });
    expect(con('SONAR_TOKEN', 't').sonarqube).toBeNull();
  });
});

describe('the base path', () => {
  test.each(['/a/../b', '..', '/./', 'a/.'])('has no segments that browsers remove, as %j has', (escrita) => {
    expect(rechazo('BASE_PATH', escrita)).toThrow('  - BASE_PATH: ');
  });

  test.each(['/a b', '/ñ', '/a%20b', '/a?b', '/a#b', '/"a"', 'C:\\a'])('is not %j', (escrita) => {
    expect(rechazo('BASE_PATH', escrita)).toThrow('  - BASE_PATH: solo admite');
  });

  test.each(['/v1.2', '/.well-known', '/~ana', '/a..b'])('may be %s', (escrita) => {
    expect(con('BASE_PATH', escrita).basePath).toBe(escrita);
  });
});

describe('the database', () => {
  test.each([
    'postgres://ana:clave@servidor:5432/base',
    'postgresql://servidor/base',
    'postgres://ana:clave,larga@servidor/base?application_name=uno,dos',
  ])('may be at %s', (escrita) => {
    expect(con('DATABASE_URL', escrita).databaseUrl).toBe(escrita);
  });

  test.each(['mysql://ana:secreta@uno/base', 'postgres://', 'uno:5432', 'postgres://ana:secreta@uno:x/base'])(
    'is not at %s, and the refusal contains no password',
    (escrita) => {
      expect(rechazo('DATABASE_URL', escrita)).toThrow('  - DATABASE_URL: debe ser una dirección');
      expect(rechazo('DATABASE_URL', escrita)).not.toThrow('secreta');
    },
  );

  test.each([
    'postgres://ana:secreta@uno:5432,dos:5433/base',
    'postgres://uno,dos',
    'postgresql://uno,[::1]?a=b',
  ])('is not at the several servers of %s, and the refusal names the balancer', (escrita) => {
    const mensaje = `La configuración no es válida:
  - DATABASE_URL: debe nombrar un solo servidor: para un primario con réplicas, el balanceador de deploy/haproxy/postgresql.cfg`;
    expect(rechazo('DATABASE_URL', escrita)).toThrow(expect.objectContaining({ message: mensaje }));
  });
});

describe('secrets', () => {
  test('a key has 32 bytes, and there may be several', () => {
    expect(con('SECRET_KEY', clave(1)).secretKey).toBe(clave(1));
    const dos = `${clave(1)},${clave(2)}`;
    expect(con('SECRET_KEY', dos).secretKey).toBe(dos);
  });

  test.each([
    ['one byte less', Buffer.alloc(31, 1).toString('base64')],
    ['one byte more', Buffer.alloc(33, 1).toString('base64')],
    ['a short second one', `${clave(1)},${Buffer.alloc(16, 1).toString('base64')}`],
    ['an empty second one', `${clave(1)},`],
    ['a phrase', 'una frase que no es una clave'],
  ])('a key is refused with %s, without repeating it', (_que, escrita) => {
    expect(rechazo('SECRET_KEY', escrita)).toThrow('  - SECRET_KEY: debe ser una clave de 32 bytes');
    expect(rechazo('SECRET_KEY', escrita)).not.toThrow(escrita);
  });

  test.each(['ADMIN_PASSWORD', 'ESTUDIANTE_PASSWORD'])('%s has at least eight characters', (name) => {
    expect(rechazo(name, '1234567')).toThrow(`  - ${name}: debe tener al menos 8 caracteres`);
    expect(rechazo(name, '12345678')).not.toThrow();
    expect(readConfig({}).adminPassword).toBeNull();
  });
});

describe('settings that depend on each other', () => {
  test('metrics have a port of their own', () => {
    expect(() => readConfig({ PORT: '5000', METRICS_PORT: '5000' })).toThrow(
      '  - METRICS_PORT: debe ser distinto de PORT',
    );
    expect(rechazo('METRICS_PORT', '4000')).toThrow('METRICS_PORT');
    expect(con('METRICS_PORT', '9090').metricsPort).toBe(9090);
    expect(readConfig({}).metricsPort).toBeNull();
  });

  test('all contradictions and errors are named together', () => {
    const leer = () => readConfig({ JOBS: 'worker', SONAR_HOST_URL: 'https://s.es', LOG_LEVEL: 'alto' });
    for (const nombre of ['LOG_LEVEL', 'JOBS', 'SONAR_TOKEN']) expect(leer).toThrow(`  - ${nombre}: `);
  });
});

test.each(['true', 'sí', '2', '01', 'on'])('a flag is 0 or 1, not %s', (escrita) => {
  for (const name of ['API_DOCS', 'SCAN_ALLOW_LOCAL', 'TRUST_PROXY'])
    expect(rechazo(name, escrita)).toThrow(`  - ${name}: debe ser 0 o 1`);
});

test('a choice is one of its values, in their own case', () => {
  expect(con('IDENTITY_ON_LOAD', 'check-sso').identityOnLoad).toBe('check-sso');
  for (const [name, value] of [
    ['IDENTITY_ON_LOAD', 'Check-SSO'],
    ['JOBS', 'nada'],
    ['LOG_LEVEL', 'INFO'],
  ] as const)
    expect(rechazo(name, value)).toThrow(`  - ${name}: debe ser `);
});

test('the three logos are read in their order', () => {
  const { logotipos } = readConfig({
    INSTITUCION_LOGO1_ARCHIVO: 'uno.svg',
    INSTITUCION_LOGO3_ENLACE: 'https://uni.es/',
    INSTITUCION_LOGO3_TEXTO: ' Universidad ',
  }).institucion;
  const vacio = { archivo: null, enlace: null, texto: null };
  expect(logotipos).toEqual([
    { ...vacio, archivo: 'uno.svg' },
    vacio,
    { ...vacio, enlace: 'https://uni.es', texto: 'Universidad' },
  ]);
});

test('the data folder is absolute, wherever the server starts', () => {
  expect(con('DATA_DIR', 'otros/datos').dataDir).toBe(resolve('otros/datos'));
  expect(con('DATA_DIR', '/srv/../srv/datos').dataDir).toBe('/srv/datos');
});

test('variables of other programs are ignored', () => {
  expect(readConfig({ PATH: '/bin', port: '1', PORTS: 'x' })).toEqual(readConfig({}));
  expect(settingList.map(({ name }) => name).filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
});

import { origenDe, puertoDe, tokenRepositorio, tokenServicio, type Producto } from '../support/product.ts';

/** A process that the journeys need. */
export interface Program {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Address that answers once it serves. */
  readonly url: string;
}

const own: Record<Producto, Readonly<Record<string, string>>> = {
  demo: {},
  // No mail server listens there: what is sent stays.
  principal: {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '1',
    SMTP_TLS: 'no',
    SMTP_FROM: 'mantenible@uni.ejemplo',
    PUBLIC_URL: origenDe('principal', 'PRODUCTO'),
  },
  portada: { IDENTITY_ON_LOAD: 'check-sso' },
  analisis: doublesOf('analisis'),
  fallos: doublesOf('fallos'),
};

function doublesOf(producto: Producto) {
  return {
    SONAR_HOST_URL: origenDe(producto, 'SERVICIO'),
    SONAR_TOKEN: tokenServicio,
    CODE_HOST_API_URL: origenDe(producto, 'CODIGO'),
  };
}

/** The built product; its settings make it differ from the others. */
export function product(producto: Producto, dataDir: string): Program {
  const demo = producto === 'demo';
  return {
    args: [demo ? 'tools/demo.ts' : 'apps/api/dist/main.js'],
    url: `${origenDe(producto, 'PRODUCTO')}/mantenible/api/salud/listo`,
    env: {
      PORT: puertoDe(producto, 'PRODUCTO'),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: process.env['E2E_CLAVE_ADMIN'] ?? '',
      ESTUDIANTE_PASSWORD: process.env['E2E_CLAVE_ESTUDIANTE'] ?? '',
      SCAN_ALLOW_LOCAL: '1',
      // All journeys are the same two persons.
      SCAN_PER_HOUR: '1000',
      LIMIT_WRITES: '1000',
      QUOTA_PROJECTS: '1000',
      LOG_LEVEL: 'warn',
      ...(demo && { DEMO_REPOSITORY_PORT: puertoDe(producto, 'CODIGO') }),
      ...own[producto],
    },
  };
}

/** What stands in for a product's scanning service and for the host of its repositories. */
export function doubles(producto: Producto): readonly Program[] {
  if (!('SONAR_TOKEN' in own[producto])) return [];
  return [
    {
      args: ['tests/doubles/src/main.ts'],
      url: `${origenDe(producto, 'SERVICIO')}/__control`,
      env: {
        DOUBLE_SONARQUBE_PORT: puertoDe(producto, 'SERVICIO'),
        DOUBLE_CODE_HOST_PORT: puertoDe(producto, 'CODIGO'),
        DOUBLE_SONARQUBE_TOKEN: tokenServicio,
        DOUBLE_CODE_HOST_TOKEN: tokenRepositorio,
      },
    },
  ];
}

import type { AppParts } from '../../composition.ts';
import { createLogger } from '../../http/logging.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type Answer, type TestApp } from '../../testing/test-app.ts';
import { testTokens } from '../../testing/tokens.ts';
import type { Cuenta } from '../cuentas/cuenta.port.ts';
import { cuentaRepository } from '../cuentas/cuenta.repository.ts';

/** Subjects of the accounts of `sembrar`: two admins and an estudiante. */
export const [ada, bea, ana] = [uid(1), uid(2), uid(3)];
export const roles = { admin: ['admin', 'estudiante'], estudiante: ['estudiante'] } as const;

/** The application with its log, and requests on behalf of any admin. */
export async function createCuentasApp(parts: Pick<Partial<AppParts>, 'now'> = {}) {
  const lineas: string[] = [];
  const log = createLogger('info', { write: (linea) => void lineas.push(linea) });
  const t = await createTestApp({ parts: { ...parts, log } });
  const cuentas = cuentaRepository(t.db, () => new Date());
  return {
    ...t,
    cuentas,
    lineas,
    como: (...llamada: Llamada) => llamar(t, llamada),
    estado: async (...llamada: Llamada) => (await llamar(t, llamada)).status,
    sembrar: async () => {
      lineas.length = 0;
      for (const tabla of ['importaciones', 'cuentas', 'oidc'] as const)
        await t.db.deleteFrom(tabla).execute();
      await crear(cuentas, { sub: ada, usuario: 'ada', nombre: 'Ada Ruiz', roles: roles.admin });
      await crear(cuentas, { sub: bea, usuario: 'bea', nombre: 'Bea Ñu', roles: roles.admin });
      await crear(cuentas, { sub: ana, usuario: 'ana', nombre: 'Ána Gil', correo: 'gil@ejemplo.es' });
    },
  };
}
export type CuentasApp = Awaited<ReturnType<typeof createCuentasApp>>;

type Llamada = readonly [
  sub: string,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  cabeceras?: Readonly<Record<string, string>>,
];

async function llamar(t: TestApp, [sub, method, url, body, cabeceras]: Llamada): Promise<Answer> {
  const headers = {
    ...cabeceras,
    authorization: `Bearer ${await (await testTokens()).sign('admin', { sub })}`,
  };
  return t.call({ as: null, method, url, headers, ...(body && { body }) });
}

async function crear(
  cuentas: ReturnType<typeof cuentaRepository>,
  datos: Partial<Cuenta> & Pick<Cuenta, 'sub' | 'usuario' | 'nombre'>,
): Promise<void> {
  const vacia = { correo: null, roles: roles.estudiante, activa: true, debeCambiarClave: false };
  await cuentas.crear({ ...vacia, ...datos, claveHash: '' });
}

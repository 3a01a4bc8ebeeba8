import { transact, type Db } from '@mantenible/db';

import type { AdministracionCuentas, Responsable } from '../identity/administracion/administracion.port.ts';
import { administrarCuentas, type AdministrarDeps } from '../identity/administracion/administrar-cuentas.ts';
import { consultarCuentas } from '../identity/administracion/cuentas-consulta.repository.ts';
import { importacionRepository } from '../identity/administracion/importacion.repository.ts';
import { vincular } from '../identity/administracion/vincular.repository.ts';
import { claveDerivada } from '../identity/cuentas/clave-inicial.ts';
import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { oidcRepository } from '../identity/oidc/oidc.repository.ts';
import { endedSessionsRepository } from '../identity/tokens/ended-sessions.repository.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import { cursosSinOtroDocente } from '../modules/comun/cursos-sin-docente.repository.ts';
import type { PasswordSecrets } from '../secrets/index.ts';

interface Parts {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: AdministrarDeps['log'];
  /** Secrets of passwords that a repeated import gets again; absent where the caller makes the passwords. */
  readonly secretosDeClaves?: PasswordSecrets;
}

/** Administration of the embedded provider's accounts, on behalf of an admin or the console. */
export function createAdministracion({
  db,
  now,
  log,
  secretosDeClaves,
}: Parts): (quien: Responsable) => AdministracionCuentas {
  const deps: AdministrarDeps = {
    transaccion: (hacer) =>
      transact(db, (trx) =>
        hacer({
          cuentas: cuentaRepository(trx, now),
          importaciones: importacionRepository(trx),
          cerrarSesiones: async (sub) => {
            await oidcRepository(trx).endSessions(sub, null);
            await endedSessionsRepository(trx).end(sub, now());
          },
          caducarPermisos: (sub) => endedSessionsRepository(trx).end(sub, now()),
          cursosSinOtroDocente: (sub) => cursosSinOtroDocente(trx, sub),
          auditoria: createAuditoria(trx, now),
        }),
      ),
    consultar: (consulta) => consultarCuentas(db, consulta),
    vincular: (anterior, nuevo, apunte) => vincular(db, { anterior, nuevo, apunte }, now),
    clavesDe: secretosDeClaves === undefined ? null : derivadas(secretosDeClaves),
    now,
    log,
  };
  return (quien) => administrarCuentas(deps, quien);
}

function derivadas([primero, ...anteriores]: PasswordSecrets): NonNullable<AdministrarDeps['clavesDe']> {
  return (semilla, usuario) => [
    claveDerivada(primero, semilla, usuario),
    ...anteriores.map((secreto) => claveDerivada(secreto, semilla, usuario)),
  ];
}

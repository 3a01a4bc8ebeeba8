import type { Apunte } from '@mantenible/domain/auditoria';

import type { IdentityLog } from '../identity.types.ts';
import type {
  AdministracionCuentas,
  ConsultaCuentas,
  PaginaCuentas,
  Responsable,
  Vinculo,
} from './administracion.port.ts';
import { apunteDe, apunteDeCambio, apuntesDeImportacion } from './apuntes-de-cuenta.ts';
import {
  activarCuenta,
  agregarCuenta,
  cambiarCuenta,
  restablecerClave,
  type Unidad,
} from './cambios-de-cuenta.ts';
import { importarClase, simularImportacion } from './importar-clase.ts';
import { rolDe } from './plantilla-cuenta.ts';

export interface AdministrarDeps {
  /** Runs one transaction; it may run again from the start. */
  readonly transaccion: <T>(hacer: (unidad: Unidad) => Promise<T>) => Promise<T>;
  readonly consultar: (consulta: ConsultaCuentas) => Promise<PaginaCuentas>;
  readonly vincular: (anterior: string, nuevo: string, apunte: Apunte) => Promise<Vinculo>;
  readonly log: Pick<IdentityLog, 'info'>;
}

/**
 * Administration of accounts on behalf of `quien`. Each change is stored with its entries in the audit trail, or neither
 * is; then it is logged, without passwords.
 */
export function administrarCuentas(deps: AdministrarDeps, quien: Responsable): AdministracionCuentas {
  const { transaccion } = deps;
  const cambio = async <T>(
    hacer: (unidad: Unidad) => Promise<T>,
    apuntesDe: (hecho: T) => readonly Apunte[],
  ): Promise<T> => {
    const { hecho, apuntes } = await transaccion(async (unidad) => {
      const hecho = await hacer(unidad);
      const apuntes = apuntesDe(hecho);
      await unidad.auditoria.apuntar(...apuntes);
      return { hecho, apuntes };
    });
    for (const { accion, objeto: cuenta, detalle } of apuntes)
      deps.log.info({ sub: quien.sub, accion, cuenta, detalle }, 'account change');
    return hecho;
  };
  return {
    consultar: deps.consultar,
    todas: () => transaccion(({ cuentas }) => cuentas.listar()),
    agregar: async (escrita) => {
      const agregada = await cambio(
        (unidad) => agregarCuenta(unidad, quien, escrita),
        ({ cuenta }) => [apunteDe(quien, 'cuenta-nueva', cuenta, `rol ${rolDe(cuenta.roles)}`)],
      );
      return agregada.entrega;
    },
    cambiar: async (cual, datos) => {
      const cambiada = await cambio(
        (unidad) => cambiarCuenta(unidad, quien, cual, datos),
        ({ antes, cuenta }) => [apunteDeCambio(quien, antes, cuenta)],
      );
      return cambiada.cuenta;
    },
    restablecer: async (cual) => {
      const restablecida = await cambio(
        (unidad) => restablecerClave(unidad, quien, cual),
        ({ cuenta }) => [apunteDe(quien, 'clave-restablecida', cuenta)],
      );
      return restablecida.entrega;
    },
    activar: (cual, activa) =>
      cambio(
        (unidad) => activarCuenta(unidad, quien, cual, activa),
        (cuenta) => [apunteDe(quien, activa ? 'cuenta-activada' : 'cuenta-desactivada', cuenta)],
      ),
    simular: (contenido) => transaccion((unidad) => simularImportacion(unidad, quien, contenido)),
    importar: async (peticion) => {
      const hecha = await cambio(
        (unidad) => importarClase(unidad, quien, peticion),
        ({ cambios }) => apuntesDeImportacion(quien, cambios),
      );
      return hecha.importada;
    },
    vincular: async (anterior, nuevo) => {
      const apunte = {
        quien,
        accion: 'identidad-vinculada',
        objeto: anterior,
        detalle: `→ ${nuevo}`,
      } as const;
      const vinculo = await deps.vincular(anterior, nuevo, apunte);
      if (!('repetidos' in vinculo))
        deps.log.info(
          { sub: quien.sub, accion: apunte.accion, cuenta: anterior, detalle: apunte.detalle },
          'account change',
        );
      return vinculo;
    },
  };
}

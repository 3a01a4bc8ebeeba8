import type { IdentityLog } from '../identity.types.ts';
import type {
  AdministracionCuentas,
  ConsultaCuentas,
  PaginaCuentas,
  Responsable,
  Vinculo,
} from './administracion.port.ts';
import {
  activarCuenta,
  agregarCuenta,
  cambiarCuenta,
  restablecerClave,
  type Unidad,
} from './cambios-de-cuenta.ts';
import { importarClase, simularImportacion } from './importar-clase.ts';

export interface AdministrarDeps {
  /** Runs one transaction; it may run again from the start. */
  readonly transaccion: <T>(hacer: (unidad: Unidad) => Promise<T>) => Promise<T>;
  readonly consultar: (consulta: ConsultaCuentas) => Promise<PaginaCuentas>;
  readonly vincular: (anterior: string, nuevo: string) => Promise<Vinculo>;
  readonly log: Pick<IdentityLog, 'info'>;
}

/**
 * Administration of accounts on behalf of `quien`. Each change is logged once it is stored, without
 * passwords.
 */
export function administrarCuentas(deps: AdministrarDeps, quien: Responsable): AdministracionCuentas {
  const { transaccion } = deps;
  const anotar = (accion: string, cuenta: string) => {
    deps.log.info({ sub: quien.sub, accion, cuenta }, 'account change');
  };
  return {
    consultar: deps.consultar,
    todas: () => transaccion(({ cuentas }) => cuentas.listar()),
    agregar: async (escrita) => {
      const { cuenta, entrega } = await transaccion((unidad) => agregarCuenta(unidad, quien, escrita));
      anotar('agregar', cuenta.usuario);
      return entrega;
    },
    cambiar: async (cual, datos) => {
      const cuenta = await transaccion((unidad) => cambiarCuenta(unidad, quien, cual, datos));
      anotar(`cambiar (${cuenta.roles.join(' ')})`, cuenta.usuario);
      return cuenta;
    },
    restablecer: async (cual) => {
      const { entrega } = await transaccion((unidad) => restablecerClave(unidad, quien, cual));
      anotar('restablecer', entrega.usuario);
      return entrega;
    },
    activar: async (cual, activa) => {
      const cuenta = await transaccion((unidad) => activarCuenta(unidad, quien, cual, activa));
      anotar(activa ? 'activar' : 'desactivar', cuenta.usuario);
      return cuenta;
    },
    simular: (contenido) => transaccion((unidad) => simularImportacion(unidad, quien, contenido)),
    importar: async (peticion) => {
      const { importada, cambios } = await transaccion((unidad) => importarClase(unidad, quien, peticion));
      for (const { usuario, estado } of cambios) anotar(`importar (${estado})`, usuario);
      return importada;
    },
    vincular: async (anterior, nuevo) => {
      const vinculo = await deps.vincular(anterior, nuevo);
      if (!('repetidos' in vinculo)) anotar(`vincular con ${nuevo}`, anterior);
      return vinculo;
    },
  };
}

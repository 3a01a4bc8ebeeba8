import { CuentasPagina } from '../../features/cuenta/components/cuentas-pagina.tsx';
import { config } from '../../lib/config.ts';
import { Component as NoEncontrada } from './no-encontrada.tsx';

/** With an external provider the accounts are its own, and there is no such page. */
export function Component() {
  return config.identidad.incorporada ? <CuentasPagina /> : <NoEncontrada />;
}

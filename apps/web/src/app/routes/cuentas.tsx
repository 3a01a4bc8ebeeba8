import { CuentasPagina } from '../../features/cuenta/components/cuentas-pagina.tsx';
import { config } from '../../lib/config.ts';
import { Component as NoEncontrada } from './no-encontrada.tsx';

/** An external provider administers its accounts itself: the page does not exist then. */
export function Component() {
  return config.identidad.incorporada ? <CuentasPagina /> : <NoEncontrada />;
}

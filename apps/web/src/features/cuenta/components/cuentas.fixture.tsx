import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { conRed, montar, type Respuestas } from '../../../testing/montar.tsx';
import { CuentasPagina } from './cuentas-pagina.tsx';

export const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const base = { correo: null, activa: true, debeCambiarClave: false, rol: 'estudiante' };
/** The signed-in admin. */
export const ada = { ...base, _id: uid(1), usuario: 'ada', nombre: 'Ada Ruiz', rol: 'admin' };
export const eva = { ...base, _id: uid(2), usuario: 'eva', nombre: 'Eva Gil' };
export const leo = { ...base, _id: uid(3), usuario: 'leo', nombre: 'Leo Paz', activa: false };
export const clave = 'abcd-efgh-jkmn-pqrs-tuvw-xyz2-3456';
export const pagina = (...cuentas: readonly object[]) => ({ cuentas, total: cuentas.length });

/** Answer of the dry run of an import with these lines. */
export const simulada = (...filas: readonly object[]) => ({
  filas,
  ignoradas: [],
  muestra: { columnas: [], filas: [] },
});

/** Draws the page over a fake network; gives the requests that it makes. */
export function abrir(respuestas: Respuestas = {}, busqueda = ''): string[] {
  const pedidas = conRed({
    'GET /cuentas': pagina(ada, eva, leo),
    'GET /cuentas/importaciones': [],
    ...respuestas,
  });
  montar(<CuentasPagina />, { patron: '/cuentas', url: `/cuentas${busqueda}` });
  return pedidas;
}
export const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Chooses an action in the menu of an account: 'Editar eva'. */
export async function elegirAccion(deCuenta: string): Promise<void> {
  const [, accion = '', usuario = ''] = /^(.+) (\S+)$/u.exec(deCuenta) ?? [];
  await pulsar(`Acciones de ${usuario}`);
  await pulsar(accion);
}
export const dialogo = () => within(screen.getByRole('dialog'));
export const pulsarEnDialogo = (name: string) => userEvent.click(dialogo().getByRole('button', { name }));
export const campo = (name: RegExp) => dialogo().getByRole<HTMLInputElement>('textbox', { name });

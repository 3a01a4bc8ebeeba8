import type { Cuenta } from '@mantenible/contracts/cuenta';
import { nombreDeRol } from '@mantenible/wording/roles';
import { IconKey, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react';

import { MenuAcciones, type AccionDeMenu } from '../../../ui/menu-acciones.tsx';
import tabla from '../../../ui/tabla-registros.module.css';
import shared from '../../../ui/shared.module.css';
import classes from './cuentas.module.css';

/** What a row offers to do with its account; 'activar' also deactivates an active one. */
export type Accion = 'editar' | 'restablecer' | 'activar';

interface TablaCuentasProps {
  readonly cuentas: readonly Cuenta[];
  /** Subject of the signed-in person, whose account can be neither reset nor deactivated here. */
  readonly propia: string;
  readonly onAccion: (accion: Accion, cuenta: Cuenta) => void;
}

/** The accounts with the menus of their actions: a table; on a phone two lines for each account. */
export function TablaCuentas({ cuentas, propia, onAccion }: TablaCuentasProps) {
  return (
    <table className={`${tabla.table} ${classes.accounts}`} aria-label="Cuentas">
      <thead>
        <tr>
          {['Usuario', 'Nombre', 'Rol', 'Estado', 'Acciones'].map((titulo) => (
            <th key={titulo} scope="col" className={classes.whole}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cuentas.map((cuenta) => (
          <tr key={cuenta._id}>
            <td data-titulo="Usuario" className={classes.words}>
              {cuenta.usuario}
            </td>
            <td data-titulo="Nombre" className={`${classes.words} ${classes.name}`}>
              <bdi>{cuenta.nombre}</bdi>
              {cuenta.correo !== null && <div className={classes.note}>{cuenta.correo}</div>}
            </td>
            <td data-titulo="Rol" className={classes.whole}>
              {nombreDeRol(cuenta.rol)}
            </td>
            <td data-titulo="Estado" className={classes.words}>
              <Estado cuenta={cuenta} propia={cuenta._id === propia} />
            </td>
            <td className={classes.menu}>
              <Acciones cuenta={cuenta} propia={cuenta._id === propia} onAccion={onAccion} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CeldaCuentaProps {
  readonly cuenta: Cuenta;
  readonly propia: boolean;
}

function Estado({ cuenta: { activa, debeCambiarClave }, propia }: CeldaCuentaProps) {
  return (
    <>
      {activa ? 'Activa' : <span className={shared.attention}>Desactivada</span>}
      {propia && <div className={classes.note}>Es su cuenta</div>}
      {activa && debeCambiarClave && <div className={classes.note}>Con contraseña inicial</div>}
    </>
  );
}

function Acciones({ cuenta, propia, onAccion }: CeldaCuentaProps & Pick<TablaCuentasProps, 'onAccion'>) {
  const accion = (que: Accion, texto: string, Icono: AccionDeMenu['Icono'], peligro = false) => ({
    texto,
    Icono,
    peligro,
    onPulsar: () => {
      onAccion(que, cuenta);
    },
  });
  const ajenas = [
    accion('restablecer', 'Restablecer contraseña', IconKey),
    cuenta.activa
      ? accion('activar', 'Desactivar', IconUserOff, true)
      : accion('activar', 'Activar', IconUserCheck),
  ];
  return (
    <MenuAcciones
      nombre={`Acciones de ${cuenta.usuario}`}
      acciones={[accion('editar', 'Editar', IconPencil), ...(propia ? [] : ajenas)]}
    />
  );
}

import type { Cuenta } from '@mantenible/contracts/cuenta';
import { Button } from '@mantine/core';
import { IconKey, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import tabla from '../../../ui/tabla-registros.module.css';
import classes from './cuentas.module.css';

/** What a row offers to do with its account; 'activar' also deactivates an active one. */
export type Accion = 'editar' | 'restablecer' | 'activar';

interface TablaCuentasProps {
  readonly cuentas: readonly Cuenta[];
  /** Subject of the signed-in person, whose account can be neither reset nor deactivated here. */
  readonly propia: string;
  readonly onAccion: (accion: Accion, cuenta: Cuenta) => void;
}

/** The accounts with their actions: a table on wide screens, cards on narrow ones. */
export function TablaCuentas({ cuentas, propia, onAccion }: TablaCuentasProps) {
  return (
    <table className={tabla.table} aria-label="Cuentas">
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
            <td data-titulo="Nombre" className={classes.words}>
              <bdi>{cuenta.nombre}</bdi>
              {cuenta.correo !== null && <div className={classes.note}>{cuenta.correo}</div>}
            </td>
            <td data-titulo="Rol" className={classes.whole}>
              {cuenta.rol === 'admin' ? 'Admin' : 'Estudiante'}
            </td>
            <td data-titulo="Estado" className={classes.words}>
              <Estado cuenta={cuenta} propia={cuenta._id === propia} />
            </td>
            <td>
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
      {activa ? 'Activa' : <span className={classes.off}>Desactivada</span>}
      {propia && <div className={classes.note}>Es su cuenta</div>}
      {activa && debeCambiarClave && <div className={classes.note}>Con contraseña inicial</div>}
    </>
  );
}

function Acciones({ cuenta, propia, onAccion }: CeldaCuentaProps & Pick<TablaCuentasProps, 'onAccion'>) {
  const boton = (accion: Accion, texto: string, icono: ReactNode) => (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={icono}
      {...(accion === 'activar' && cuenta.activa ? { color: 'red' } : {})}
      aria-label={`${texto} ${cuenta.usuario}`}
      onClick={() => {
        onAccion(accion, cuenta);
      }}
    >
      {texto}
    </Button>
  );
  return (
    <div className={classes.rowActions}>
      {boton('editar', 'Editar', <IconPencil size={16} aria-hidden />)}
      {!propia && boton('restablecer', 'Restablecer contraseña', <IconKey size={16} aria-hidden />)}
      {!propia &&
        (cuenta.activa
          ? boton('activar', 'Desactivar', <IconUserOff size={16} aria-hidden />)
          : boton('activar', 'Activar', <IconUserCheck size={16} aria-hidden />))}
    </div>
  );
}

import type { CuentasDeClase } from '@mantenible/contracts/fin-de-curso';
import { contar } from '@mantenible/wording/contar';

import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { desactivarClase } from '../api/desactivar-clase.ts';
import { eliminarClase } from '../api/eliminar-clase.ts';
import { ListaDePartes } from './lista-de-partes.tsx';
import { loQueQueda, loQueSeElimina } from './lo-que-se-va.ts';
import { useCambioDeClase } from './use-cambio-de-clase.ts';
import classes from './persona.module.css';

/** What happens to the accounts of a class. */
export type FinDeClase = 'desactivar' | 'eliminar';

interface DialogoDeClaseProps {
  /** Null while the dialog is closed. */
  readonly que: FinDeClase | null;
  readonly curso: { readonly _id: string; readonly nombre: string };
  readonly leidas: CuentasDeClase;
  readonly onCerrar: () => void;
}

const deCuentas = (cuantas: number) => contar(cuantas, 'cuenta', 'cuentas');
const dePersonas = (cuantas: number) => contar(cuantas, 'persona', 'personas');

const textoQueFalta = (cuantas: number) => `${cuantas === 1 ? 'Falta' : 'Faltan'} ${dePersonas(cuantas)}…`;

/** Asks before the accounts of a class are deactivated or erased, with the people, what goes and what stays. */
export function DialogoDeClase({ que, curso, leidas, onCerrar }: DialogoDeClaseProps) {
  const { quedan, ocupado, cambiar } = useCambioDeClase(onCerrar);
  const salen = leidas.personas.filter(({ motivo, activa }) =>
    que === 'desactivar' ? motivo === null && activa === true : motivo === null,
  );
  const personas = salen.map(({ sub }) => sub);
  const eliminar = que === 'eliminar';
  return (
    <DialogoConfirmar
      abierto={que !== null}
      titulo={eliminar ? '¿Eliminar a las personas de la clase?' : '¿Desactivar las cuentas de la clase?'}
      textoConfirmar={
        eliminar ? `Eliminar a ${dePersonas(salen.length)}` : `Desactivar ${deCuentas(salen.length)}`
      }
      peligro
      ocupado={ocupado}
      onCancelar={() => {
        if (!ocupado) onCerrar();
      }}
      onConfirmar={() => {
        if (eliminar)
          cambiar({
            personas,
            enviar: (unas) => eliminarClase(curso._id, unas),
            exito: (hechas) => `Personas eliminadas: ${String(hechas)}`,
          });
        else
          cambiar({
            personas,
            enviar: (unas) => desactivarClase(curso._id, unas),
            exito: (hechas) => `Cuentas desactivadas: ${String(hechas)}`,
          });
      }}
    >
      <p>
        Curso <strong>{curso.nombre}</strong>: {dePersonas(salen.length)}.
      </p>
      <Personas personas={salen} />
      {eliminar ? <Eliminacion {...leidas} /> : <Desactivacion />}
      {quedan !== null && <p role="status">{textoQueFalta(quedan)}</p>}
    </DialogoConfirmar>
  );
}

function Desactivacion() {
  return (
    <p>
      Se cerrarán sus sesiones y no podrán iniciar otra. Sus proyectos, pruebas y notas se conservan, y cada
      cuenta puede activarse de nuevo.
    </p>
  );
}

function Eliminacion({ cuenta }: Pick<CuentasDeClase, 'cuenta'>) {
  return (
    <>
      <p>Esta acción no se puede deshacer: ofrézcales antes sus datos como archivo. Se elimina:</p>
      <ListaDePartes partes={loQueSeElimina(cuenta)} />
      <p>Queda, a nombre de «Persona eliminada»:</p>
      <ListaDePartes partes={loQueQueda(cuenta)} />
    </>
  );
}

function Personas({ personas }: Pick<CuentasDeClase, 'personas'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className={classes.names} role="region" aria-label="Personas" tabIndex={0}>
      <ul>
        {personas.map(({ sub, nombre, usuario }) => (
          <li key={sub}>
            <bdi>{nombre}</bdi> {usuario !== null && <bdi>({usuario})</bdi>}
          </li>
        ))}
      </ul>
    </div>
  );
}

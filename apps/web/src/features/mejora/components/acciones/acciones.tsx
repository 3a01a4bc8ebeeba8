import type { Accion, Mejora } from '@mantenible/contracts/mejora';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { config } from '../../../../lib/config.ts';
import { useDelete } from '../../../../lib/forms/use-delete.ts';
import { toApiProblem } from '../../../../lib/api-problem.ts';
import { BotonExplicado } from '../../../../ui/boton-explicado.tsx';
import { DialogoEliminar } from '../../../../ui/dialogo-eliminar.tsx';
import { eliminarAccion } from '../../api/eliminar-accion.ts';
import type { Eleccion } from '../eleccion.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from '../mejora.module.css';
import type { PedirFoco } from '../use-foco-tras.ts';
import { EditarAccion } from './editar-accion.tsx';
import { idAccion, TarjetaAccion } from './tarjeta-accion.tsx';

interface AccionesProps {
  readonly proyectoId: string;
  readonly mejora: Mejora;
  readonly eleccion: Eleccion | null;
  readonly pedirFoco: PedirFoco;
}

/** What is being edited: an action as it was read, or a new one; null for nothing. */
type Edicion = Accion | 'nueva' | null;

/** Id of the section's heading, which takes the focus where no action can. */
const idTitulo = 'acciones';
const textoSinComprobar =
  'Las acciones sobre el código no se comprueban: el servicio de análisis no conserva qué archivos analizó cada vez. Su estado es el que usted indique.';
const textoOtraAbierta = 'Guarde o cancele antes la acción que está editando.';

/** The actions of the improvement plan: what was decided, its state, and what the product could verify. */
export function Acciones({ proyectoId, mejora, eleccion, pedirFoco }: AccionesProps) {
  const { puedeCambiar, acciones } = mejora;
  const [edicion, setEdicion] = useState<Edicion>(null);
  const dialogoEliminar = useEliminar(proyectoId, acciones, pedirFoco);
  const cerrar = (id: string | null) => {
    setEdicion(null);
    pedirFoco({ id: id === null ? idTitulo : idAccion(id), respaldo: idTitulo });
  };
  const aEliminar = acciones.find(({ _id }) => _id === dialogoEliminar.id);
  return (
    <section className={classes.section} aria-labelledby={idTitulo}>
      <div className={classes.sectionHead}>
        <h2 id={idTitulo} tabIndex={-1} className={classes.sectionTitle}>
          Acciones
        </h2>
        {puedeCambiar && (
          <BotonExplicado
            motivo={edicion === null ? null : textoOtraAbierta}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              setEdicion('nueva');
            }}
          >
            Añadir una acción propia
          </BotonExplicado>
        )}
      </div>
      {edicion === 'nueva' && <EditarAccion proyectoId={proyectoId} accion={null} onCerrar={cerrar} />}
      {acciones.length === 0 && (
        <p className={classes.dim}>
          El plan todavía no tiene acciones
          {puedeCambiar && ': añada alguna de las propuestas de abajo, o escriba la suya'}.
        </p>
      )}
      {acciones.length > 0 && config.escaneo === 'sonarqube' && (
        <p className={classes.dim}>{textoSinComprobar}</p>
      )}
      <ListaAcciones
        proyectoId={proyectoId}
        mejora={mejora}
        eleccion={eleccion}
        pedirFoco={pedirFoco}
        edicion={edicion}
        onEditar={setEdicion}
        onCerrar={cerrar}
        onEliminar={dialogoEliminar.abrir}
      />
      <DialogoEliminar cosa="la acción" nombre={aEliminar?.texto ?? ''} dialogo={dialogoEliminar}>
        <p>Si solo quiere cerrarla, márquela como hecha o descártela: así queda en el plan.</p>
      </DialogoEliminar>
    </section>
  );
}

interface ListaAccionesProps extends AccionesProps {
  readonly edicion: Edicion;
  readonly onEditar: (accion: Accion) => void;
  readonly onCerrar: (id: string | null) => void;
  readonly onEliminar: (id: string) => void;
}

/** One card an action; the edited one is its form. */
function ListaAcciones(props: ListaAccionesProps) {
  const { proyectoId, mejora, eleccion, pedirFoco, edicion, onEditar, onCerrar, onEliminar } = props;
  return (
    <ul className={shared.items} aria-labelledby={idTitulo}>
      {conEditada(mejora.acciones, edicion).map((accion) =>
        esLaEditada(edicion, accion) ? (
          <li key={accion._id} className={classes.item}>
            <EditarAccion proyectoId={proyectoId} accion={edicion} onCerrar={onCerrar} />
          </li>
        ) : (
          <TarjetaAccion
            key={accion._id}
            proyectoId={proyectoId}
            accion={accion}
            eleccion={eleccion}
            mejora={mejora}
            motivoEditar={edicion === null ? null : textoOtraAbierta}
            onCambiada={() => {
              pedirFoco({ id: idAccion(accion._id), respaldo: idTitulo });
            }}
            onEditar={() => {
              onEditar(accion);
            }}
            onEliminar={() => {
              onEliminar(accion._id);
            }}
          />
        ),
      )}
    </ul>
  );
}

/** An action that another tab deletes stays in sight while it is edited here. */
function conEditada(acciones: readonly Accion[], edicion: Edicion): readonly Accion[] {
  if (edicion === null || edicion === 'nueva') return acciones;
  return acciones.some(({ _id }) => _id === edicion._id) ? acciones : [edicion, ...acciones];
}

function esLaEditada(edicion: Edicion, { _id }: Accion): edicion is Accion {
  return edicion !== null && edicion !== 'nueva' && edicion._id === _id;
}

/** The confirmed deletion; succeeds also when another tab has already deleted the action. */
function useEliminar(proyectoId: string, acciones: readonly Accion[], pedirFoco: PedirFoco) {
  return useDelete({
    textoExito: 'Acción eliminada.',
    textoError: 'No se pudo eliminar la acción.',
    remove: async (id) => {
      await eliminarAccion(proyectoId, id).catch((error: unknown) => {
        if (toApiProblem(error).status !== 404) throw error;
      });
      const i = acciones.findIndex(({ _id }) => _id === id);
      const vecina = acciones[i + 1] ?? acciones[i - 1];
      pedirFoco({ id: vecina ? idAccion(vecina._id) : idTitulo, respaldo: idTitulo });
    },
  });
}

import type { Accion, Mejora } from '@mantenible/contracts/mejora';
import type { EstadoAccion } from '@mantenible/domain/mejora';
import { formatDay } from '@mantenible/wording/fechas';
import { estadosDeAccion } from '@mantenible/wording/mejora';
import { Badge, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

import { BotonExplicado } from '../../../../ui/boton-explicado.tsx';
import { esElegible } from '../../modelo/eleccion.ts';
import { etiquetaEsfuerzo, etiquetaOrigen } from '../../modelo/etiquetas.ts';
import { textoVerificacion } from '../../modelo/verificacion.ts';
import { TituloElegible, type Eleccion } from '../eleccion.tsx';
import classes from '../mejora.module.css';
import { ProximaComprobacion } from './proxima-comprobacion.tsx';
import { useCambiarAccion } from './use-cambiar-accion.ts';

interface TarjetaAccionProps {
  readonly proyectoId: string;
  readonly accion: Accion;
  readonly eleccion: Eleccion | null;
  readonly mejora: Mejora;
  /** Why the action cannot be edited now; null where it can. */
  readonly motivoEditar: string | null;
  /** Called after the action's state was saved, when the pressed button no longer exists. */
  readonly onCambiada: () => void;
  readonly onEditar: () => void;
  readonly onEliminar: () => void;
}

/** Id of the element of an action in the list, which takes the focus after the action was added or changed. */
export const idAccion = (id: string): string => `accion-${id}`;

const colorEstado: Readonly<Record<EstadoAccion, string>> = {
  pendiente: 'violet',
  'en-curso': 'violet',
  hecha: 'green',
  descartada: 'gray',
};

/** One action: what, by whom, until when, its state, and the result of the check. */
export function TarjetaAccion(props: TarjetaAccionProps) {
  const { proyectoId, accion, mejora, eleccion } = props;
  const { _id, autor, origen, texto, estado, esfuerzo, responsable, fecha, verificacion, deOtroEnlace } =
    accion;
  return (
    <li id={idAccion(_id)} tabIndex={-1} className={classes.item} data-cerrada={estado === 'descartada'}>
      <TituloElegible origen={origen} texto={texto} eleccion={esElegible(accion) ? eleccion : null} />
      <Pregunta {...accion} />
      <div className={classes.facts}>
        <Badge color={colorEstado[estado]} variant="light" tt="none">
          {estadosDeAccion[estado]}
        </Badge>
        <span>
          {etiquetaOrigen[origen.tipo]}
          {origen.tipo === 'regla' && <code> {origen.clave}</code>}
        </span>
        <span>Esfuerzo: {etiquetaEsfuerzo[esfuerzo].toLowerCase()}</span>
        {autor !== undefined && (
          <span>
            Escrita por <bdi>{autor}</bdi>
          </span>
        )}
        {responsable !== null && (
          <span>
            Responsable: <bdi>{responsable}</bdi>
          </span>
        )}
        {fecha !== null && (
          <span>
            Fecha: <time dateTime={fecha}>{formatDay(fecha)}</time>
          </span>
        )}
      </div>
      {verificacion !== null && (
        <p className={classes.check} data-estado={verificacion.estado}>
          {textoVerificacion(verificacion)}
        </p>
      )}
      <ProximaComprobacion proyectoId={proyectoId} accion={accion} mejora={mejora} />
      {deOtroEnlace && (
        <p className={classes.dim}>
          De otro enlace o rama del repositorio: no se comprueba, no cuenta en el avance y queda fuera de
          «¿Qué pasaría si…?».
        </p>
      )}
      {mejora.puedeCambiar && <Botones {...props} />}
    </li>
  );
}

/** The question of an action, unless the action's text has it. */
function Pregunta({ texto, pregunta }: Accion) {
  if (pregunta === null || texto.includes(pregunta)) return null;
  return (
    <details className={classes.question}>
      <summary>La pregunta</summary>
      <p>
        <bdi>{pregunta}</bdi>
      </p>
    </details>
  );
}

function Botones(props: TarjetaAccionProps) {
  const { proyectoId, accion, motivoEditar, onCambiada, onEditar, onEliminar } = props;
  const { texto, estado } = accion;
  const { cambiar } = useCambiarAccion(proyectoId, accion, onCambiada);
  const boton = (nuevo: EstadoAccion, palabra: string) => (
    <Button
      size="compact-sm"
      variant="light"
      aria-label={`${palabra}: ${texto}`}
      onClick={() => {
        cambiar({ estado: nuevo });
      }}
    >
      {palabra}
    </Button>
  );
  const abierta = estado === 'pendiente' || estado === 'en-curso';
  return (
    <div className={classes.buttons}>
      {estado === 'pendiente' && boton('en-curso', 'Empezar')}
      {abierta && boton('hecha', 'Marcar como hecha')}
      {abierta && boton('descartada', 'Descartar')}
      {!abierta && boton('pendiente', 'Volver a abrir')}
      <BotonExplicado
        size="compact-sm"
        variant="subtle"
        motivo={motivoEditar}
        aria-label={`Editar: ${texto}`}
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={onEditar}
      >
        Editar
      </BotonExplicado>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={`Eliminar: ${texto}`}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={onEliminar}
      >
        Eliminar
      </Button>
    </div>
  );
}

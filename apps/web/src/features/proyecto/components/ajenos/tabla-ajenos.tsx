import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import type { ProyectoAjeno } from '@mantenible/contracts/proyecto-ajeno';
import type { OrdenAjenos } from '@mantenible/domain/proyecto';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { AvisoProcedencia } from '../../../../lib/procedencia/aviso-procedencia.tsx';
import { EnlaceRepositorio } from '../../../../ui/enlace-repositorio.tsx';
import { TablaDatos, type Columna } from '../../../../ui/tabla-datos.tsx';
import type { SeleccionAjenos } from '../../api/listar-ajenos.ts';
import classes from './ajenos.module.css';

interface TablaAjenosProps {
  readonly proyectos: readonly ProyectoAjeno[];
  readonly seleccion: Pick<SeleccionAjenos, 'orden' | 'sentido'>;
  readonly onOrdenar: (orden: OrdenAjenos) => void;
  readonly onEliminar: (proyecto: ProyectoAjeno) => void;
}

const sentidosAria = { asc: 'ascending', desc: 'descending' } as const;

/** Other people's projects with their owners and newest results; the only change that it offers is deleting. */
export function TablaAjenos({ proyectos, seleccion, onOrdenar, onEliminar }: TablaAjenosProps) {
  const ordenar = (orden: OrdenAjenos) => ({
    orden: seleccion.orden === orden ? sentidosAria[seleccion.sentido] : ('none' as const),
    onOrdenar: () => {
      onOrdenar(orden);
    },
  });
  const columnas: readonly Columna<ProyectoAjeno>[] = [
    { titulo: 'Proyecto', ordenar: ordenar('proyecto'), celda: Nombre },
    { titulo: 'Persona', ordenar: ordenar('persona'), celda: NombreDePersona },
    { titulo: 'Análisis', ordenar: ordenar('analisis'), celda: UltimoAnalisis },
    { titulo: 'Prueba', ordenar: ordenar('prueba'), celda: UltimaPrueba },
  ];
  return (
    <TablaDatos
      etiqueta="proyectos de otras personas"
      columnas={columnas}
      registros={proyectos}
      acciones={(proyecto) => (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={`Eliminar ${proyecto.nombre}, de ${proyecto.persona.nombre}`}
          onClick={() => {
            onEliminar(proyecto);
          }}
        >
          Eliminar
        </Button>
      )}
    />
  );
}

function Nombre({ _id: id, nombre, link }: ProyectoAjeno) {
  return (
    <>
      <strong className={classes.name}>
        <Link to={paths.proyecto.href({ id })}>
          <bdi>{nombre}</bdi>
        </Link>
      </strong>
      <EnlaceRepositorio link={link} />
    </>
  );
}

function NombreDePersona({ persona: { nombre, usuario } }: ProyectoAjeno) {
  return (
    <>
      <bdi>{nombre}</bdi>
      {usuario !== null && usuario !== nombre && <span className={classes.detail}>{usuario}</span>}
    </>
  );
}

function UltimoAnalisis(proyecto: ProyectoAjeno) {
  const { analisis } = proyecto;
  return (
    <>
      <EnlaceAnalisis {...proyecto} />
      {analisis !== null && <AvisoProcedencia procedencia={analisis} className={classes.detail} />}
    </>
  );
}

function EnlaceAnalisis({ _id: id, nombre, analisis }: ProyectoAjeno) {
  return (
    <Anchor display="inline-block" component={Link} to={paths.analisis.href({ id })}>
      <VisuallyHidden>{`Análisis de ${nombre}: `}</VisuallyHidden>
      {analisis === null ? (
        'Sin resultados'
      ) : (
        <>
          {analisis.grado === null ? 'Sin grado' : formatPercent(analisis.grado)}
          <time className={classes.detail} dateTime={analisis.fecha}>
            {formatDateTime(analisis.fecha)}
          </time>
        </>
      )}
    </Anchor>
  );
}

function UltimaPrueba({ _id: id, nombre, prueba }: ProyectoAjeno) {
  return (
    <Anchor display="inline-block" component={Link} to={paths.repositorio.href({ id })}>
      <VisuallyHidden>{`Pruebas de ${nombre}: `}</VisuallyHidden>
      {prueba === null ? (
        'Sin pruebas'
      ) : (
        <>
          {prueba.promedio === null ? 'Sin datos' : formatPercent(prueba.promedio)}
          <time className={classes.detail} dateTime={prueba.fecha}>
            {formatDateTime(prueba.fecha)}
          </time>
        </>
      )}
    </Anchor>
  );
}

import { Button, Code } from '@mantine/core';
import type { ProyectoListado } from '@mantenible/contracts/proyecto';
import {
  IconChecklist,
  IconCode,
  IconGitBranch,
  IconTargetArrow,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import { MenuAcciones, type AccionDeMenu } from '../../../ui/menu-acciones.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './proyecto.module.css';
import { ResultadosProyecto } from './resultados-proyecto.tsx';

interface TarjetaProyectoProps {
  readonly proyecto: ProyectoListado;
  readonly onEliminar: () => void;
}

/** A project with its two routes, green and blue, their newest results, and its actions. */
export function TarjetaProyecto({ proyecto, onEliminar }: TarjetaProyectoProps) {
  const { _id: id, nombre, link, branch, clave, equipoDe } = proyecto;
  return (
    <li className={`${shared.card} ${classes.card}`}>
      <h2 className={classes.cardTitle}>
        <Link to={paths.proyecto.href({ id })}>
          <bdi>{nombre}</bdi>
        </Link>
      </h2>
      <div className={classes.facts}>
        {equipoDe && (
          <span className={classes.fact}>
            <IconUsers size={16} aria-hidden /> Del equipo de <bdi>{equipoDe.nombre}</bdi>
          </span>
        )}
        <span>
          <EnlaceRepositorio link={link} />
        </span>
        <span className={classes.fact}>
          <IconGitBranch size={16} aria-hidden /> Rama <bdi>{branch}</bdi>
        </span>
        <span className={classes.fact}>
          Clave <Code>{clave}</Code>
        </span>
      </div>
      <ResultadosProyecto proyecto={proyecto} />
      <div className={classes.cardActions}>
        <Rutas proyecto={proyecto} />
        <Gestion proyecto={proyecto} onEliminar={onEliminar} />
      </div>
    </li>
  );
}

function Rutas({ proyecto: { _id: id, nombre } }: Pick<TarjetaProyectoProps, 'proyecto'>) {
  return (
    <nav className={classes.links} aria-label={`Rutas de ${nombre}`}>
      <Button
        component={Link}
        to={paths.planificacion.href({ id })}
        color="green"
        leftSection={<IconChecklist size={18} aria-hidden />}
      >
        Pruebas
      </Button>
      <Button
        component={Link}
        to={paths.analisis.href({ id })}
        color="blue"
        leftSection={<IconCode size={18} aria-hidden />}
      >
        Análisis
      </Button>
      <Link to={paths.repositorio.href({ id })} className={classes.minor}>
        Repositorio de pruebas
      </Link>
      <Link to={paths.instrucciones.href({ id })} className={classes.minor}>
        Instrucciones
      </Link>
    </nav>
  );
}

/** The project's own actions: the rarer ones, and those that end it, behind '⋯'. */
function Gestion({ proyecto: { _id: id, nombre, papel }, onEliminar }: TarjetaProyectoProps) {
  const propio = papel !== 'miembro';
  const eliminar: AccionDeMenu = {
    texto: 'Eliminar',
    etiqueta: `Eliminar ${nombre}`,
    Icono: IconTrash,
    peligro: true,
    onPulsar: onEliminar,
  };
  return (
    <div className={classes.manage}>
      {propio && (
        <Link
          to={paths.editarProyecto.href({ id })}
          className={classes.minor}
          aria-label={`Editar ${nombre}`}
        >
          Editar
        </Link>
      )}
      <MenuAcciones
        nombre={`Más acciones de ${nombre}`}
        acciones={[
          { texto: 'Plan de mejora', Icono: IconTargetArrow, href: paths.mejora.href({ id }) },
          { texto: 'Equipo', Icono: IconUsers, href: paths.equipo.href({ id }) },
          ...(propio ? [eliminar] : []),
        ]}
      />
    </div>
  );
}

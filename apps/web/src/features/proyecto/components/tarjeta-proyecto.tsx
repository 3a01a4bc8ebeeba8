import { Button, Code } from '@mantine/core';
import type { Proyecto } from '@mantenible/domain/proyecto';
import {
  IconArchive,
  IconChecklist,
  IconCode,
  IconGitBranch,
  IconListNumbers,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import classes from './proyecto.module.css';

interface TarjetaProyectoProps {
  readonly proyecto: Proyecto;
  readonly onEliminar: () => void;
}

/** A project with its two routes, green and blue, and what can be done with it. */
export function TarjetaProyecto({ proyecto, onEliminar }: TarjetaProyectoProps) {
  const { _id: id, nombre, link, branch, clave } = proyecto;
  const boton = { component: Link, size: 'sm' } as const;
  return (
    <li className={classes.card}>
      <h2 className={classes.cardTitle}>
        <bdi>{nombre}</bdi>
      </h2>
      <div className={classes.facts}>
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
      <div className={classes.cardActions}>
        <nav className={classes.links} aria-label={`Rutas de ${nombre}`}>
          <Button
            {...boton}
            to={paths.planificacion.href({ id })}
            color="green"
            leftSection={<IconChecklist size={18} aria-hidden />}
          >
            Pruebas
          </Button>
          <Button
            {...boton}
            to={paths.repositorio.href({ id })}
            color="green"
            variant="light"
            leftSection={<IconArchive size={18} aria-hidden />}
          >
            Repositorio de pruebas
          </Button>
          <Button
            {...boton}
            to={paths.analisis.href({ id })}
            color="blue"
            leftSection={<IconCode size={18} aria-hidden />}
          >
            Análisis
          </Button>
          <Button
            {...boton}
            to={paths.instrucciones.href({ id })}
            color="blue"
            variant="light"
            leftSection={<IconListNumbers size={18} aria-hidden />}
          >
            Instrucciones
          </Button>
        </nav>
        <div className={classes.manage}>
          <Button
            {...boton}
            to={paths.editarProyecto.href({ id })}
            variant="subtle"
            aria-label={`Editar ${nombre}`}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            Editar
          </Button>
          <Button
            size="sm"
            variant="subtle"
            color="red"
            aria-label={`Eliminar ${nombre}`}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onEliminar}
          >
            Eliminar
          </Button>
        </div>
      </div>
    </li>
  );
}

import { Button, Code } from '@mantine/core';
import type { ProyectoListado } from '@mantenible/contracts/proyecto';
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

import { EnlaceMejora } from '../../../lib/enlace-mejora.tsx';
import { paths } from '../../../lib/paths.ts';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import classes from './proyecto.module.css';
import { ResultadosProyecto } from './resultados-proyecto.tsx';

interface TarjetaProyectoProps {
  readonly proyecto: ProyectoListado;
  readonly onEliminar: () => void;
}

const propsBotonEnlace = { component: Link, size: 'sm' } as const;

/** A project with its two routes, green and blue, and its actions. */
export function TarjetaProyecto({ proyecto, onEliminar }: TarjetaProyectoProps) {
  const { _id: id, nombre, link, branch, clave } = proyecto;
  return (
    <li className={classes.card}>
      <h2 className={classes.cardTitle}>
        <Link to={paths.proyecto.href({ id })}>
          <bdi>{nombre}</bdi>
        </Link>
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
        {...propsBotonEnlace}
        to={paths.planificacion.href({ id })}
        color="green"
        leftSection={<IconChecklist size={18} aria-hidden />}
      >
        Pruebas
      </Button>
      <Button
        {...propsBotonEnlace}
        to={paths.repositorio.href({ id })}
        color="green"
        variant="light"
        leftSection={<IconArchive size={18} aria-hidden />}
      >
        Repositorio de pruebas
      </Button>
      <Button
        {...propsBotonEnlace}
        to={paths.analisis.href({ id })}
        color="blue"
        leftSection={<IconCode size={18} aria-hidden />}
      >
        Análisis
      </Button>
      <Button
        {...propsBotonEnlace}
        to={paths.instrucciones.href({ id })}
        color="blue"
        variant="light"
        leftSection={<IconListNumbers size={18} aria-hidden />}
      >
        Instrucciones
      </Button>
      <EnlaceMejora proyectoId={id} size="sm" />
    </nav>
  );
}

function Gestion({ proyecto: { _id: id, nombre }, onEliminar }: TarjetaProyectoProps) {
  return (
    <div className={classes.manage}>
      <Button
        {...propsBotonEnlace}
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
  );
}

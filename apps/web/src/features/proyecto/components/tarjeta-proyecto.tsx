import { Button, Code } from '@mantine/core';
import type { ProyectoListado } from '@mantenible/contracts/proyecto';
import { IconChecklist, IconCode, IconGitBranch, IconTargetArrow, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import { MenuAcciones } from '../../../ui/menu-acciones.tsx';
import classes from './proyecto.module.css';
import { ResultadosProyecto } from './resultados-proyecto.tsx';

interface TarjetaProyectoProps {
  readonly proyecto: ProyectoListado;
  readonly onEliminar: () => void;
}

/** A project with its two routes, green and blue, their newest results, and its actions. */
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
function Gestion({ proyecto: { _id: id, nombre }, onEliminar }: TarjetaProyectoProps) {
  return (
    <div className={classes.manage}>
      <Link to={paths.editarProyecto.href({ id })} className={classes.minor} aria-label={`Editar ${nombre}`}>
        Editar
      </Link>
      <MenuAcciones
        nombre={`Más acciones de ${nombre}`}
        acciones={[
          { texto: 'Plan de mejora', Icono: IconTargetArrow, href: paths.mejora.href({ id }) },
          {
            texto: 'Eliminar',
            etiqueta: `Eliminar ${nombre}`,
            Icono: IconTrash,
            peligro: true,
            onPulsar: onEliminar,
          },
        ]}
      />
    </div>
  );
}

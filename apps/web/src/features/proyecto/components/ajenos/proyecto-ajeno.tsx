import { Button } from '@mantine/core';
import type { NombrePersona } from '@mantenible/contracts/proyecto';
import type { Proyecto } from '@mantenible/domain/proyecto';
import { IconArchive, IconCode, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { EnlaceMejora } from '../../../../lib/enlace-mejora.tsx';
import { paths } from '../../../../lib/paths.ts';
import { AvisoAjeno } from '../../../../ui/aviso-ajeno.tsx';
import { EnlaceRepositorio } from '../../../../ui/enlace-repositorio.tsx';
import { Pagina } from '../../../../ui/pagina/index.ts';
import { DialogoEliminar } from '../dialogo-eliminar.tsx';
import classes from '../proyecto.module.css';

interface ProyectoAjenoProps {
  readonly proyecto: Proyecto;
  readonly propietario: NombrePersona;
}

const listaDeOtras = `${paths.listaProyectos.href()}?de=otras`;

/** Another person's project for an admin, in place of the owner's form: links to what may be read, and 'Eliminar'. */
export function ProyectoAjeno({ proyecto, propietario }: ProyectoAjenoProps) {
  const { _id: id, nombre, link, branch } = proyecto;
  const [eliminando, setEliminando] = useState(false);
  const navegar = useNavigate();
  return (
    <Pagina
      titulo={nombre}
      migas={[
        { texto: 'Proyectos', href: paths.listaProyectos.href() },
        { texto: 'De otras personas', href: listaDeOtras },
      ]}
    >
      <AvisoAjeno {...propietario} />
      <p>
        Los datos del proyecto los cambia, y sus pruebas las responde, la persona a la que pertenece. Usted
        puede leer las pruebas guardadas y el análisis estático.
      </p>
      <p className={classes.facts}>
        <EnlaceRepositorio link={link} />
        <span className={classes.fact}>
          Rama <bdi>{branch}</bdi>
        </span>
      </p>
      <nav className={classes.links} aria-label={`Rutas de ${nombre}`}>
        <Button
          component={Link}
          to={paths.repositorio.href({ id })}
          color="green"
          leftSection={<IconArchive size={18} aria-hidden />}
        >
          Repositorio de pruebas
        </Button>
        <Button
          component={Link}
          to={paths.analisis.href({ id })}
          color="blue"
          leftSection={<IconCode size={18} aria-hidden />}
        >
          Análisis
        </Button>
        <EnlaceMejora proyectoId={id} />
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => {
            setEliminando(true);
          }}
        >
          Eliminar
        </Button>
      </nav>
      <DialogoEliminar
        proyecto={eliminando ? proyecto : null}
        onCerrar={() => {
          setEliminando(false);
        }}
        onEliminado={() => void navegar(listaDeOtras)}
      />
    </Pagina>
  );
}

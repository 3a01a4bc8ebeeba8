import type { FilaDeClase } from '@mantenible/contracts/clase';
import type { Curso } from '@mantenible/contracts/curso';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { avisarExito } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { eliminarPersona } from '../api/eliminar-persona.ts';
import { separarProyecto } from '../api/separar-proyecto.ts';
import classes from './curso.module.css';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

interface QuitarDeClaseProps {
  readonly curso: Curso;
  readonly fila: FilaDeClase;
}

/** Takes the project of a row out of the course, or its person with the projects that the person owns. */
export function QuitarDeClase({ curso, fila: { persona, proyecto } }: QuitarDeClaseProps) {
  const { sub, nombre } = persona;
  return (
    <div className={classes.removals}>
      {proyecto !== null && curso.estado === 'abierto' && (
        <Quitar
          texto="Sacar el proyecto"
          etiqueta={`Sacar el proyecto ${proyecto.nombre} del curso`}
          titulo="¿Sacar el proyecto del curso?"
          explicacion={`«${proyecto.nombre}» no se elimina, pero sus docentes dejan de verlo. Su dueño puede ponerlo otra vez.`}
          exito="Proyecto fuera del curso"
          fallo="No se pudo sacar el proyecto del curso."
          quitar={() => separarProyecto(curso._id, proyecto._id)}
        />
      )}
      {sub !== null && persona.ingreso !== null && (
        <Quitar
          texto="Quitar a la persona"
          etiqueta={`Quitar a la persona ${nombre} del curso`}
          titulo="¿Quitar a la persona del curso?"
          explicacion={`${nombre} sale del curso con sus proyectos propios, que no se eliminan. ${curso.estado === 'abierto' ? 'Puede volver a unirse con el código.' : 'Con el curso cerrado no podrá volver a unirse.'}`}
          exito="Persona fuera del curso"
          fallo="No se pudo quitar a la persona del curso."
          quitar={() => eliminarPersona(curso._id, sub)}
        />
      )}
    </div>
  );
}

interface QuitarProps {
  readonly texto: string;
  readonly etiqueta: string;
  readonly titulo: string;
  readonly explicacion: string;
  readonly exito: string;
  readonly fallo: string;
  readonly quitar: () => Promise<void>;
}

function Quitar({ texto, etiqueta, titulo, explicacion, exito, fallo, quitar }: QuitarProps) {
  const [abierto, setAbierto] = useState(false);
  const cambio = useCambioDeCurso(fallo);
  const cerrar = () => {
    setAbierto(false);
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={etiqueta}
        onClick={() => {
          setAbierto(true);
        }}
      >
        {texto}
      </Button>
      <DialogoConfirmar
        abierto={abierto}
        titulo={titulo}
        textoConfirmar="Quitar"
        peligro
        ocupado={cambio.isPending}
        onCancelar={cerrar}
        onConfirmar={() => {
          cambio.mutate(quitar, {
            onSuccess: () => {
              avisarExito(exito);
            },
            onSettled: cerrar,
          });
        }}
      >
        <p>{explicacion}</p>
      </DialogoConfirmar>
    </>
  );
}

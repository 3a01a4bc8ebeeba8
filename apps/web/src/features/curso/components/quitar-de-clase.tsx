import type { FilaDeClase } from '@mantenible/contracts/clase';
import type { Curso } from '@mantenible/contracts/curso';
import { Button } from '@mantine/core';

import { avisarExito } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { eliminarPersona } from '../api/eliminar-persona.ts';
import { separarProyecto } from '../api/separar-proyecto.ts';
import { copiasQueQuedan } from '../modelo/copias-que-quedan.ts';
import classes from './curso.module.css';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** What is asked to leave the course, with the texts of its dialog. */
export interface Retirada {
  readonly titulo: string;
  readonly explicacion: string;
  readonly exito: string;
  readonly fallo: string;
  readonly quitar: () => Promise<void>;
}

interface QuitarDeClaseProps {
  readonly curso: Curso;
  readonly fila: FilaDeClase;
  readonly onPedir: (retirada: Retirada) => void;
}

/** Buttons that ask to take the project of a row out of the course, or its person with the projects that the person owns. */
export function QuitarDeClase({ curso, fila: { persona, proyecto }, onPedir }: QuitarDeClaseProps) {
  const { sub, nombre } = persona;
  const boton = (texto: string, etiqueta: string, retirada: Retirada) => (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={etiqueta}
      onClick={() => {
        onPedir(retirada);
      }}
    >
      {texto}
    </Button>
  );
  return (
    <div className={classes.removals}>
      {proyecto !== null &&
        curso.estado === 'abierto' &&
        boton('Sacar el proyecto', `Sacar el proyecto ${proyecto.nombre} del curso`, {
          titulo: '¿Sacar el proyecto del curso?',
          explicacion: `«${proyecto.nombre}» no se elimina, y su dueño puede ponerlo otra vez. Los docentes dejan de ver lo que se haga en él. ${copiasQueQuedan}`,
          exito: 'Proyecto fuera del curso',
          fallo: 'No se pudo sacar el proyecto del curso.',
          quitar: () => separarProyecto(curso._id, proyecto._id),
        })}
      {sub !== null &&
        persona.ingreso !== null &&
        boton('Quitar a la persona', `Quitar a la persona ${nombre} del curso`, {
          titulo: '¿Quitar a la persona del curso?',
          explicacion: `${nombre} sale del curso con sus proyectos propios, que no se eliminan. ${curso.estado === 'abierto' ? 'Puede volver a unirse con el código.' : 'Con el curso cerrado no podrá volver a unirse.'} ${copiasQueQuedan}`,
          exito: 'Persona fuera del curso',
          fallo: 'No se pudo quitar a la persona del curso.',
          quitar: () => eliminarPersona(curso._id, sub),
        })}
    </div>
  );
}

interface DialogoQuitarProps {
  /** Null while the dialog is closed. */
  readonly retirada: Retirada | null;
  readonly onCerrar: () => void;
}

/**
 * Asks before a person or a project leaves the course. It stands beside the table: a row within it would take the open dialog along
 * where a turned phone changes between table and lines.
 */
export function DialogoQuitar({ retirada, onCerrar }: DialogoQuitarProps) {
  const cambio = useCambioDeCurso(retirada?.fallo ?? '');
  return (
    <DialogoConfirmar
      abierto={retirada !== null}
      titulo={retirada?.titulo ?? ''}
      textoConfirmar="Quitar"
      peligro
      ocupado={cambio.isPending}
      onCancelar={onCerrar}
      onConfirmar={() => {
        if (retirada === null) return;
        cambio.mutate(retirada.quitar, {
          onSuccess: () => {
            avisarExito(retirada.exito);
          },
          onSettled: onCerrar,
        });
      }}
    >
      <p>{retirada?.explicacion}</p>
    </DialogoConfirmar>
  );
}

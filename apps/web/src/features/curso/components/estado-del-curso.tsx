import type { Curso } from '@mantenible/contracts/curso';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useDelete } from '../../../lib/forms/use-delete.ts';
import { paths } from '../../../lib/paths.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { DialogoEliminar } from '../../../ui/dialogo-eliminar.tsx';
import { cambiarEstado } from '../api/cambiar-estado.ts';
import { eliminarCurso } from '../api/eliminar-curso.ts';
import classes from './curso.module.css';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

interface Paso {
  readonly estado: Curso['estado'];
  readonly boton: string;
  readonly titulo: string;
  readonly explicacion: readonly string[];
}

const cerrar: Paso = {
  estado: 'cerrado',
  boton: 'Cerrar el curso',
  titulo: '¿Cerrar el curso?',
  explicacion: [
    'Nadie más podrá unirse ni poner proyectos. Lo que hay se sigue viendo. Puede volver a abrirlo.',
    'A los 30 días se borran de la lista de clase quienes no se unieron.',
  ],
};
const abrir: Paso = {
  estado: 'abierto',
  boton: 'Volver a abrir',
  titulo: '¿Volver a abrir el curso?',
  explicacion: ['Para que alguien más se una, active después un código nuevo.'],
};
const archivar: Paso = {
  estado: 'archivado',
  boton: 'Archivar',
  titulo: '¿Archivar el curso?',
  explicacion: [
    'El curso queda solo para consulta y no puede volver a abrirse: no cambian más sus entregas, notas ni comentarios.',
    'Sus docentes dejan de leer los proyectos como son hoy. Les quedan las copias de lo entregado.',
    'De esas copias se borran ya, y no se recuperan, los textos del código: las incidencias quedan sin sus líneas.',
    'Los nombres se borran cuando termina el plazo de conservación; las cifras quedan anónimas.',
  ],
};
const pasosDe: Readonly<Record<Curso['estado'], readonly Paso[]>> = {
  abierto: [cerrar],
  cerrado: [abrir, archivar],
  archivado: [],
};

/** Closing, opening again and archiving a course; an admin deletes it. */
export function EstadoDelCurso({ curso }: { readonly curso: Curso }) {
  const { roles } = usePersona();
  const [paso, setPaso] = useState<Paso | null>(null);
  const cambio = useCambioDeCurso('No se pudo cambiar el estado del curso.');
  return (
    <section className={classes.section}>
      <h2>Estado</h2>
      <div className={classes.row}>
        {pasosDe[curso.estado].map((uno) => (
          <Button
            key={uno.estado}
            variant="default"
            onClick={() => {
              setPaso(uno);
            }}
          >
            {uno.boton}
          </Button>
        ))}
        {roles.includes('admin') && <Eliminar curso={curso} />}
      </div>
      {curso.estado === 'archivado' && <p>El curso está archivado y ya no cambia.</p>}
      <DialogoConfirmar
        abierto={paso !== null}
        titulo={paso?.titulo ?? ''}
        textoConfirmar={paso?.boton ?? ''}
        ocupado={cambio.isPending}
        onCancelar={() => {
          setPaso(null);
        }}
        onConfirmar={() => {
          if (paso === null) return;
          cambio.mutate(() => cambiarEstado(curso._id, paso.estado), {
            onSettled: () => {
              setPaso(null);
            },
          });
        }}
      >
        {paso?.explicacion.map((frase) => (
          <p key={frase}>{frase}</p>
        ))}
      </DialogoConfirmar>
    </section>
  );
}

function Eliminar({ curso }: { readonly curso: Curso }) {
  const navigate = useNavigate();
  const dialogo = useDelete({
    remove: async (id) => {
      await eliminarCurso(id);
      void navigate(paths.cursos.href());
    },
    textoExito: 'Curso eliminado',
    textoError: 'No se pudo eliminar el curso.',
  });
  return (
    <>
      <Button
        variant="default"
        color="red"
        onClick={() => {
          dialogo.abrir(curso._id);
        }}
      >
        Eliminar el curso
      </Button>
      <DialogoEliminar cosa="el curso" nombre={curso.nombre} dialogo={dialogo}>
        <p>Se van su lista de clase, sus entregas y sus notas. Los proyectos de sus personas quedan.</p>
      </DialogoEliminar>
    </>
  );
}

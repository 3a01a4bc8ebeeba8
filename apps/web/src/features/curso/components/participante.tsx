import type { Curso } from '@mantenible/contracts/curso';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { avisarExito } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { anadirProyecto } from '../api/anadir-proyecto.ts';
import { eliminarPersona } from '../api/eliminar-persona.ts';
import { listarPropiosQuery } from '../api/listar-propios.ts';
import { separarProyecto } from '../api/separar-proyecto.ts';
import { copiasQueQuedan } from '../modelo/copias-que-quedan.ts';
import shared from '../../../ui/shared.module.css';
import classes from './curso.module.css';
import { TextoDelAviso } from './texto-del-aviso.tsx';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** A course as those who joined it see it: the projects that they brought, and the way out. */
export function Participante({ curso }: { readonly curso: Curso }) {
  const proyectos = curso.mio?.proyectos ?? [];
  return (
    <div className={classes.sections}>
      <section className={classes.section}>
        <h2>Sus proyectos en el curso</h2>
        {proyectos.length === 0 ? (
          <p>Todavía no ha puesto ninguno: sus docentes no ven nada de lo que hace.</p>
        ) : (
          <ul>
            {proyectos.map((proyecto) => (
              <Puesto key={proyecto._id} curso={curso} proyecto={proyecto} />
            ))}
          </ul>
        )}
        {curso.estado === 'abierto' && <PonerProyecto curso={curso} />}
      </section>
      <section className={classes.section}>
        <h2>Su participación</h2>
        {curso.mio && (
          <>
            <p>
              Se unió el <time dateTime={curso.mio.ingreso}>{formatDateTime(curso.mio.ingreso)}</time>.
            </p>
            <details>
              <summary>Aviso de privacidad que se le mostró al unirse</summary>
              <TextoDelAviso texto={curso.mio.texto} />
            </details>
          </>
        )}
        <Salir curso={curso} />
      </section>
    </div>
  );
}

interface PuestoProps {
  readonly curso: Curso;
  readonly proyecto: NonNullable<Curso['mio']>['proyectos'][number];
}

function Puesto({ curso, proyecto: { _id: id, nombre, propio } }: PuestoProps) {
  const cambio = useCambioDeCurso('No se pudo sacar el proyecto del curso.');
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => {
    setAbierto(false);
  };
  return (
    <li>
      <Link to={paths.proyecto.href({ id })}>
        <bdi>{nombre}</bdi>
      </Link>
      {propio ? (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Sacar del curso: ${nombre}`}
            onClick={() => {
              setAbierto(true);
            }}
          >
            Sacar del curso
          </Button>
          <DialogoConfirmar
            abierto={abierto}
            titulo="¿Sacar el proyecto del curso?"
            textoConfirmar="Sacar"
            ocupado={cambio.isPending}
            onCancelar={cerrar}
            onConfirmar={() => {
              cambio.mutate(() => separarProyecto(curso._id, id), { onSettled: cerrar });
            }}
          >
            <p>
              «<bdi>{nombre}</bdi>» no se elimina y puede ponerlo otra vez. Sus docentes dejan de ver lo que
              se haga en él. {copiasQueQuedan}
            </p>
          </DialogoConfirmar>
        </>
      ) : (
        <span className={shared.dimmed}>Del equipo</span>
      )}
    </li>
  );
}

function PonerProyecto({ curso }: { readonly curso: Curso }) {
  const { sub } = usePersona();
  const { data } = useQuery(listarPropiosQuery(sub));
  const cambio = useCambioDeCurso('No se pudo poner el proyecto en el curso.');
  const [elegido, setElegido] = useState('');
  const puestos = new Set(curso.mio?.proyectos.map(({ _id }) => _id));
  const libres = (data ?? []).filter(({ _id, idPersona }) => idPersona === sub && !puestos.has(_id));
  if (data !== undefined && libres.length === 0)
    return (
      <p>
        <Link to={paths.crearProyecto.href()}>Cree un proyecto</Link> para ponerlo en el curso.
      </p>
    );
  const proyecto = libres.some(({ _id }) => _id === elegido) ? elegido : (libres[0]?._id ?? '');
  return (
    <div className={classes.row}>
      <NativeSelect
        label="Proyecto"
        data={libres.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
        value={proyecto}
        onChange={(event) => {
          setElegido(event.currentTarget.value);
        }}
      />
      <BotonOcupado
        ocupado={cambio.isPending}
        onClick={() => {
          if (proyecto !== '') cambio.mutate(() => anadirProyecto(curso._id, proyecto));
        }}
      >
        Poner en el curso
      </BotonOcupado>
      <p>
        Sus docentes lo verán, y si tiene equipo, también los nombres de sus miembros y lo que hagan en él.
        Cada miembro recibe un aviso.
      </p>
    </div>
  );
}

function Salir({ curso }: { readonly curso: Curso }) {
  const [abierto, setAbierto] = useState(false);
  const cambio = useCambioDeCurso('No se pudo salir del curso.');
  const navigate = useNavigate();
  return (
    <div>
      <Button
        variant="default"
        onClick={() => {
          setAbierto(true);
        }}
      >
        Salir del curso
      </Button>
      <DialogoConfirmar
        abierto={abierto}
        titulo="¿Salir del curso?"
        textoConfirmar="Salir"
        peligro
        ocupado={cambio.isPending}
        onCancelar={() => {
          setAbierto(false);
        }}
        onConfirmar={() => {
          cambio.mutate(() => eliminarPersona(curso._id, 'propia'), {
            onSuccess: () => {
              avisarExito('Salió del curso');
              void navigate(paths.cursos.href());
            },
            onSettled: () => {
              setAbierto(false);
            },
          });
        }}
      >
        <p>
          Sus proyectos propios salen del curso con usted y no se eliminan. Sus docentes dejan de ver lo que
          haga en ellos. {copiasQueQuedan}
        </p>
        <p>
          Podrá seguir leyendo esas copias en la página de cada entrega: guarde antes la dirección de la
          página.
        </p>
      </DialogoConfirmar>
    </div>
  );
}

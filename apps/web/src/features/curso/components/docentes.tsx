import type { Curso } from '@mantenible/contracts/curso';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { escritoDespues } from '../../../lib/forms/escrito-despues.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { anadirDocente } from '../api/anadir-docente.ts';
import { eliminarDocente } from '../api/eliminar-docente.ts';
import shared from '../../../ui/shared.module.css';
import classes from './curso.module.css';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** The lecturers of a course: named by user name, taken away, one always stays. */
export function Docentes({ curso }: { readonly curso: Curso }) {
  const [elegido, setElegido] = useState<Docente | null>(null);
  const cerrar = () => {
    setElegido(null);
  };
  return (
    <section className={classes.section}>
      <h2>Docentes</h2>
      <ul>
        {curso.docentes.map(({ _id: sub, nombre, usuario: suyo }) => (
          <li key={sub}>
            <span>
              <bdi>{nombre}</bdi>
              {suyo !== null && suyo !== nombre && <span className={shared.detail}>{suyo}</span>}
            </span>
            {curso.docentes.length > 1 && sub !== null && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Quitar a ${nombre}`}
                onClick={() => {
                  setElegido({ sub, nombre });
                }}
              >
                Quitar
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Nombrar curso={curso} />
      <QuitarDocente curso={curso} elegido={elegido} onCerrar={cerrar} />
    </section>
  );
}

interface QuitarDocenteProps {
  readonly curso: Curso;
  readonly elegido: Docente | null;
  readonly onCerrar: () => void;
}

function QuitarDocente({ curso, elegido, onCerrar }: QuitarDocenteProps) {
  const quitar = useCambioDeCurso('No se pudo quitar al docente.');
  const { sub: lector } = usePersona();
  return (
    <DialogoConfirmar
      abierto={elegido !== null}
      titulo="¿Quitar al docente?"
      textoConfirmar="Quitar"
      peligro
      ocupado={quitar.isPending}
      onCancelar={onCerrar}
      onConfirmar={() => {
        if (elegido !== null)
          quitar.mutate(() => eliminarDocente(curso._id, elegido.sub), { onSettled: onCerrar });
      }}
    >
      <p>
        {elegido?.sub === lector ? 'Usted' : <bdi>{elegido?.nombre}</bdi>} dejará de ver la clase y los
        proyectos del curso.
      </p>
    </DialogoConfirmar>
  );
}

interface Docente {
  readonly sub: string;
  readonly nombre: string;
}

function Nombrar({ curso }: { readonly curso: Curso }) {
  const [usuario, setUsuario] = useState('');
  const nombrar = useCambioDeCurso('No se pudo nombrar al docente.');
  return (
    <form
      className={classes.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (usuario.trim() === '') return;
        nombrar.mutate(() => anadirDocente(curso._id, usuario.trim()), {
          onSuccess: () => {
            setUsuario((escrito) => escritoDespues(usuario, escrito));
          },
        });
      }}
    >
      <TextInput
        label="Usuario de otro docente"
        description="Ve la clase si su cuenta tiene el rol docente."
        value={usuario}
        autoComplete="off"
        onChange={(event) => {
          setUsuario(event.currentTarget.value);
        }}
      />
      <BotonOcupado type="submit" variant="default" ocupado={nombrar.isPending}>
        Nombrar docente
      </BotonOcupado>
    </form>
  );
}

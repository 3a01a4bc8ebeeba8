import type { Curso } from '@mantenible/contracts/curso';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { anadirDocente } from '../api/anadir-docente.ts';
import { eliminarDocente } from '../api/eliminar-docente.ts';
import classes from './curso.module.css';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** The lecturers of a course: named by user name, taken away, one always stays. */
export function Docentes({ curso }: { readonly curso: Curso }) {
  const quitar = useCambioDeCurso('No se pudo quitar al docente.');
  return (
    <section className={classes.section}>
      <h2>Docentes</h2>
      <ul>
        {curso.docentes.map(({ _id: sub, nombre, usuario: suyo }) => (
          <li key={sub}>
            <span>
              <bdi>{nombre}</bdi>
              {suyo !== null && suyo !== nombre && <span className={classes.detail}>{suyo}</span>}
            </span>
            {curso.docentes.length > 1 && sub !== null && (
              <BotonOcupado
                variant="subtle"
                size="compact-sm"
                aria-label={`Quitar a ${nombre}`}
                ocupado={quitar.isPending}
                onClick={() => {
                  quitar.mutate(() => eliminarDocente(curso._id, sub));
                }}
              >
                Quitar
              </BotonOcupado>
            )}
          </li>
        ))}
      </ul>
      <Nombrar curso={curso} />
    </section>
  );
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
            setUsuario('');
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

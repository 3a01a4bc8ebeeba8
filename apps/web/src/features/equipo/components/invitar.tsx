import type { Equipo } from '@mantenible/contracts/equipo';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { escritoDespues } from '../../../lib/forms/escrito-despues.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { invitarPersona } from '../api/invitar-persona.ts';
import { retirarInvitacion } from '../api/retirar-invitacion.ts';
import { Enlace } from './enlace.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './equipo.module.css';
import { useCambio } from './use-cambio.ts';

/** Invites people, by user name or by a link, while the team has room; for the owner. */
export function Invitar({ equipo }: { readonly equipo: Equipo }) {
  const lleno = equipo.miembros.length >= equipo.maximo;
  return (
    <section aria-labelledby="invitar" className={classes.section}>
      <h2 id="invitar" className={shared.subtitle}>
        Invitar
      </h2>
      {lleno ? (
        <p>El equipo está completo. Para invitar a otra persona, quite antes a un miembro.</p>
      ) : (
        <>
          <PorUsuario proyectoId={equipo.proyecto._id} />
          <Enlace equipo={equipo} />
        </>
      )}
      <Pendientes equipo={equipo} />
    </section>
  );
}

function PorUsuario({ proyectoId }: { readonly proyectoId: string }) {
  const [usuario, setUsuario] = useState('');
  const [error, setError] = useState<string | null>(null);
  const invitar = useCambio({
    hacer: (escrito: string) => invitarPersona(proyectoId, escrito),
    exito: (hecha) => `Invitación para «${hecha.usuario}» guardada: la verá en sus proyectos cuando entre.`,
    fallo: 'No se pudo invitar.',
    alHacer: (_hecha, enviado) => {
      setUsuario((escrito) => escritoDespues(enviado, escrito));
    },
  });
  return (
    <form
      noValidate
      className={classes.invite}
      onSubmit={(event) => {
        event.preventDefault();
        const vacio = usuario.trim() === '';
        setError(vacio ? 'Escriba el usuario de la persona' : null);
        if (!vacio && !invitar.isPending) invitar.mutate(usuario);
      }}
    >
      <TextInput
        label="Usuario de la persona"
        description="El nombre con el que entra. Puede invitarla antes de que entre por primera vez."
        autoComplete="off"
        maxLength={255}
        value={usuario}
        error={error}
        onChange={(event) => {
          setUsuario(event.currentTarget.value);
          setError(null);
        }}
      />
      <BotonOcupado type="submit" ocupado={invitar.isPending}>
        Invitar
      </BotonOcupado>
    </form>
  );
}

function Pendientes({ equipo: { invitaciones, proyecto } }: { readonly equipo: Equipo }) {
  const retirar = useCambio({
    hacer: (id: string) => retirarInvitacion(proyecto._id, id),
    exito: () => 'Invitación retirada.',
    fallo: 'No se pudo retirar la invitación.',
  });
  if (invitaciones.length === 0) return null;
  return (
    <>
      <h3>Invitaciones sin contestar</h3>
      <ul className={classes.people}>
        {invitaciones.map(({ _id, usuario, caduca }) => (
          <li key={_id} className={`${shared.card} ${classes.person}`}>
            <div>
              <bdi>{usuario}</bdi>
              <span className={shared.detail}>Vence el {formatDateTime(caduca)}</span>
            </div>
            <Button
              variant="default"
              size="compact-md"
              aria-label={`Retirar la invitación de ${usuario}`}
              onClick={() => {
                if (!retirar.isPending) retirar.mutate(_id);
              }}
            >
              Retirar
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { EnlaceCreado, Equipo } from '@mantenible/contracts/equipo';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button, Code } from '@mantine/core';
import { useState } from 'react';
import { useHref } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { BotonCopiar } from '../../../ui/boton-copiar.tsx';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { anularEnlace } from '../api/anular-enlace.ts';
import { crearEnlace } from '../api/crear-enlace.ts';
import shared from '../../../ui/shared.module.css';
import classes from './equipo.module.css';
import { useCambio } from './use-cambio.ts';

/** The link of a team: made, shown once, and revoked. */
export function Enlace({ equipo: { proyecto, enlace } }: { readonly equipo: Equipo }) {
  const [creado, setCreado] = useState<EnlaceCreado | null>(null);
  const crear = useCambio({
    hacer: () => crearEnlace(proyecto._id),
    exito: null,
    fallo: 'No se pudo crear el enlace.',
    alHacer: setCreado,
  });
  const anular = useCambio({
    hacer: () => anularEnlace(proyecto._id),
    exito: () => 'El enlace ya no vale.',
    fallo: 'No se pudo anular el enlace.',
    alHacer: () => {
      setCreado(null);
    },
  });
  return (
    <>
      <h3>Enlace</h3>
      {creado && <Creado clave={creado.clave} />}
      <p>
        {enlace === null
          ? 'Quien abra el enlace y entre con su cuenta podrá unirse al equipo. Vale una semana.'
          : `El enlace vale hasta el ${formatDateTime(enlace.caduca)}. Lo puede usar cualquiera que lo tenga.`}
        {enlace !== null && creado === null && ' No se puede mostrar otra vez: si lo perdió, cree otro.'}
      </p>
      <div className={shared.tightRow}>
        <BotonOcupado
          variant="default"
          ocupado={crear.isPending}
          onClick={() => {
            crear.mutate(undefined);
          }}
        >
          {enlace === null ? 'Crear enlace' : 'Crear otro enlace'}
        </BotonOcupado>
        {enlace !== null && (
          <Button
            variant="default"
            onClick={() => {
              if (!anular.isPending) anular.mutate(undefined);
            }}
          >
            Anular el enlace
          </Button>
        )}
      </div>
    </>
  );
}

function Creado({ clave }: { readonly clave: string }) {
  const href = useHref(paths.unirseAEquipo.href({ clave }));
  const texto = new URL(href, window.location.origin).href;
  return (
    <div className={classes.link}>
      <p>Cópielo ahora: no se vuelve a mostrar.</p>
      <Code>{texto}</Code>
      <div>
        <BotonCopiar nombre="el enlace" texto={texto} textoCopiado="Enlace copiado" />
      </div>
    </div>
  );
}

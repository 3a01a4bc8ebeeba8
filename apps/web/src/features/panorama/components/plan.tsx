import type { Panorama } from '@mantenible/contracts/panorama';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import classes from './panorama.module.css';

/** Progress of the improvement plan, with its link. */
export function Plan({ panorama }: { readonly panorama: Panorama }) {
  const { proyecto, avance } = panorama;
  return (
    <section className={classes.plan} aria-labelledby="plan-de-mejora">
      <h2 id="plan-de-mejora">
        <IconListCheck size={22} aria-hidden /> Plan de mejora
      </h2>
      {avance.total === 0 ? (
        <p>Todavía no tiene acciones para el enlace y la rama actuales del proyecto.</p>
      ) : (
        <dl className={classes.progress}>
          <Recuento
            nombre={avance.pendientes === 1 ? 'Pendiente' : 'Pendientes'}
            cuantas={avance.pendientes}
          />
          <Recuento nombre="En curso" cuantas={avance.enCurso} />
          <Recuento nombre={avance.hechas === 1 ? 'Hecha' : 'Hechas'} cuantas={avance.hechas} />
          <Recuento
            nombre={avance.verificadas === 1 ? 'Verificada' : 'Verificadas'}
            cuantas={avance.verificadas}
          />
        </dl>
      )}
      <Button
        component={Link}
        to={paths.mejora.href({ id: proyecto._id })}
        className={classes.planLink}
        size="sm"
        variant="light"
      >
        Plan de mejora
      </Button>
    </section>
  );
}

function Recuento({ nombre, cuantas }: { readonly nombre: string; readonly cuantas: number }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{cuantas}</dd>
    </div>
  );
}

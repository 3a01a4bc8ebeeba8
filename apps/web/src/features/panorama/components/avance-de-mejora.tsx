import type { Panorama } from '@mantenible/contracts/panorama';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import shared from '../../../ui/shared.module.css';
import classes from './panorama.module.css';

/** Progress of the improvement plan, with its link; nothing for a project without actions and results. */
export function AvanceDeMejora({ panorama }: { readonly panorama: Panorama }) {
  const { proyecto, avance, analisis, pruebas } = panorama;
  if (avance.total === 0 && analisis === null && pruebas.length === 0) return null;
  const abiertas = textoAbiertas(avance);
  return (
    <section className={`${shared.card} ${classes.actions}`} aria-labelledby="plan-de-mejora">
      <h2 id="plan-de-mejora">
        <IconListCheck size={22} aria-hidden /> Plan de mejora
      </h2>
      {avance.total === 0 ? (
        <p>Todavía no tiene acciones para el enlace y la rama actuales del proyecto.</p>
      ) : (
        <p>
          <strong>
            {avance.hechas} de {contar(avance.total, 'hecha', 'hechas')}
          </strong>
          , {contar(avance.verificadas, 'verificada', 'verificadas')}
          {abiertas !== '' && <span className={shared.note}> · {abiertas}</span>}
        </p>
      )}
      <Button
        component={Link}
        to={paths.mejora.href({ id: proyecto._id })}
        className={classes.actionsLink}
        size="sm"
        variant="light"
      >
        Plan de mejora
      </Button>
    </section>
  );
}

/** '1 pendiente, 2 en curso'; empty where no action is open. */
function textoAbiertas({ pendientes, enCurso }: Panorama['avance']): string {
  return [
    pendientes > 0 ? contar(pendientes, 'pendiente', 'pendientes') : '',
    enCurso > 0 ? `${enCurso} en curso` : '',
  ]
    .filter((parte) => parte !== '')
    .join(', ');
}

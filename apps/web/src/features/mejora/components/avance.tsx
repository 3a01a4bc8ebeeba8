import type { Mejora } from '@mantenible/contracts/mejora';
import { Progress } from '@mantine/core';

import { textoHechas, textoVerificadas } from '../modelo/textos.ts';
import classes from './mejora.module.css';

/** How many actions of today's plan are done, and how many the product has verified. */
export function Avance({ avance }: { readonly avance: Mejora['avance'] }) {
  const { total, hechas } = avance;
  if (total === 0) return null;
  const texto = textoHechas(avance);
  return (
    <section className={classes.progress} aria-label="Avance del plan">
      <p>
        <strong>{texto}</strong>
        <span className={classes.dim}> · {textoVerificadas(avance)}</span>
      </p>
      <Progress.Root size="md">
        <Progress.Section
          value={(hechas / total) * 100}
          aria-label="Acciones hechas"
          aria-valuetext={texto}
        />
      </Progress.Root>
    </section>
  );
}

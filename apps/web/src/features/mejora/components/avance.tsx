import type { Mejora } from '@mantenible/contracts/mejora';

import { BarraCuenta } from '../../../ui/barra-progreso/index.ts';
import { textoHechas, textoVerificadas } from '../modelo/textos.ts';
import classes from './mejora.module.css';

/** How many actions for today's link and branch are done, and how many the product has verified. */
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
      <BarraCuenta etiqueta="Acciones hechas" hechas={hechas} total={total} texto={texto} size="md" />
    </section>
  );
}

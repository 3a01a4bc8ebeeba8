import type { Entregado } from '@mantenible/contracts/entrega';
import { clavePregunta } from '@mantenible/domain/respuesta';
import { formatPercent } from '@mantenible/wording/numeros';

import { ListaEvidencias } from '../../../lib/evidencia/lista-evidencias.tsx';
import classes from './entrega.module.css';

interface PruebaEntregadaProps {
  readonly prueba: Entregado['prueba'];
  readonly promedio: number | null;
}

/** The delivered test: every question with its answer, comment and evidence. */
export function PruebaEntregada({ prueba, promedio }: PruebaEntregadaProps) {
  const respuestas = new Map(prueba?.respuestas.map((una) => [clavePregunta(una), una]));
  return (
    <section aria-labelledby="prueba-entregada">
      <h2 id="prueba-entregada" className={classes.subtitle}>
        Prueba
      </h2>
      {prueba === null ? (
        <p>No guardó en el plazo ninguna prueba de la clase que se pide.</p>
      ) : (
        <>
          <p>
            «<bdi>{prueba.nombre}</bdi>»: {promedio === null ? 'Sin datos' : formatPercent(promedio)}.
          </p>
          <ol className={classes.questions}>
            {prueba.plan.preguntas.map((pregunta) => {
              const dada = respuestas.get(clavePregunta(pregunta));
              const nivel = pregunta.nivelesCumplimiento[dada?.nivel ?? -1];
              return (
                <li key={clavePregunta(pregunta)}>
                  <span className={classes.question}>
                    <bdi>{pregunta.pregunta}</bdi>
                  </span>
                  <span className={classes.detail}>
                    <bdi>{nivel?.descripcion ?? 'Sin respuesta'}</bdi>
                  </span>
                  {dada !== undefined && dada.comentario !== '' && (
                    <p className={classes.text}>
                      <bdi>{dada.comentario}</bdi>
                    </p>
                  )}
                  {(dada?.evidencias?.length ?? 0) > 0 && (
                    <ListaEvidencias evidencias={dada?.evidencias ?? []} etiqueta="Evidencias" />
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}

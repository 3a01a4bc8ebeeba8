import type { Entregado } from '@mantenible/contracts/entrega';
import { clavePregunta } from '@mantenible/domain/respuesta';
import { formatPercent } from '@mantenible/wording/numeros';

import { ListaEvidencias } from '../../../lib/evidencia/lista-evidencias.tsx';
import { Comentar, type ComentariosDe } from './comentar.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './entrega.module.css';

interface PruebaEntregadaProps {
  readonly prueba: Entregado['prueba'];
  readonly promedio: number | null;
  /** Address of the mark for those who comment on answers; null for others. */
  readonly nota: string | null;
  readonly comentariosDe: ComentariosDe;
}

/** The delivered test: every question with its answer, comment and evidence. */
export function PruebaEntregada({ prueba, promedio, nota, comentariosDe }: PruebaEntregadaProps) {
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
            <Preguntas prueba={prueba} nota={nota} comentariosDe={comentariosDe} />
          </ol>
        </>
      )}
    </section>
  );
}

interface PreguntasProps extends Pick<PruebaEntregadaProps, 'nota' | 'comentariosDe'> {
  readonly prueba: NonNullable<Entregado['prueba']>;
}

function Preguntas({ prueba, nota, comentariosDe }: PreguntasProps) {
  const respuestas = new Map(prueba.respuestas.map((una) => [clavePregunta(una), una]));
  return prueba.plan.preguntas.map((pregunta, i) => {
    const clave = clavePregunta(pregunta);
    const dada = respuestas.get(clave);
    const nivel = pregunta.nivelesCumplimiento[dada?.nivel ?? -1];
    return (
      <li key={clave}>
        <span className={shared.strong}>
          <bdi>{pregunta.pregunta}</bdi>
        </span>
        <span className={shared.detail}>
          <bdi>{nivel?.descripcion ?? 'Sin respuesta'}</bdi>
          {nota !== null && <Comentar nota={nota} lugar="respuesta" clave={clave} numero={i + 1} />}
        </span>
        {dada !== undefined && dada.comentario !== '' && (
          <p className={shared.asWritten}>
            <bdi>{dada.comentario}</bdi>
          </p>
        )}
        {(dada?.evidencias?.length ?? 0) > 0 && (
          <ListaEvidencias evidencias={dada?.evidencias ?? []} etiqueta="Evidencias" />
        )}
        {comentariosDe('respuesta', clave)}
      </li>
    );
  });
}

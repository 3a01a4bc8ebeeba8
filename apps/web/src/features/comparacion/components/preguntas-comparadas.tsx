import { contar } from '@mantenible/wording/contar';
import { formatPercent } from '@mantenible/wording/numeros';

import { textoPuntos } from '../../../lib/diferencia/diferencia.ts';
import { ListaEvidencias } from '../../../lib/evidencia/lista-evidencias.tsx';
import { agruparPreguntas, type PreguntaComparada } from '../modelo/grupos-de-preguntas.ts';
import shared from '../../../ui/shared.module.css';
import comunes from './comparacion.module.css';
import classes from './preguntas-comparadas.module.css';
import { Variacion } from '../../../lib/diferencia/variacion.tsx';

/** Every question that differs, by kind of change, with both answers side by side. */
export function PreguntasComparadas({ preguntas }: { readonly preguntas: readonly PreguntaComparada[] }) {
  const grupos = agruparPreguntas(preguntas);
  return (
    <section aria-labelledby="preguntas-comparadas">
      <h2 id="preguntas-comparadas" className={comunes.subtitle}>
        Preguntas que cambiaron
      </h2>
      {grupos.length === 0 && <p>Ninguna pregunta, respuesta, comentario ni evidencia cambió.</p>}
      {grupos.map(({ cambio, titulo, preguntas: suyas }) => (
        <details key={cambio} className={classes.group} open={cambio === 'respuesta'}>
          <summary>
            {titulo} ({contar(suyas.length, 'pregunta', 'preguntas')})
          </summary>
          <ol>
            {suyas.map((pregunta) => (
              <li key={`${pregunta.listaVerificacion} ${pregunta.pautaId}`}>
                <Pregunta pregunta={pregunta} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

function Pregunta({
  pregunta: { cambio, antes, despues, listaNombre, puntos },
}: {
  readonly pregunta: PreguntaComparada;
}) {
  const reescrita = antes !== null && despues !== null && antes.pregunta !== despues.pregunta;
  return (
    <>
      <p className={shared.strong}>
        <bdi>{(despues ?? antes)?.pregunta}</bdi>
      </p>
      <p className={shared.note}>
        Lista: <bdi>{listaNombre}</bdi>
      </p>
      <div className={classes.sides}>
        <Respuesta titulo="Primera prueba" lado={antes} puntos={puntos.antes} reescrita={reescrita} />
        <Respuesta titulo="Segunda prueba" lado={despues} puntos={puntos.despues} reescrita={false} />
      </div>
      {puntos.diferencia !== null && puntos.diferencia !== 0 && (
        <Variacion diferencia={puntos} mejora="sube" texto={textoPuntos} sinJuicio={cambio === 'pregunta'} />
      )}
    </>
  );
}

interface RespuestaProps {
  readonly titulo: string;
  readonly lado: PreguntaComparada['antes'];
  /** Percent of the question's highest value; null where the question does not count. */
  readonly puntos: number | null;
  /** The question had other words, which are shown. */
  readonly reescrita: boolean;
}

function Respuesta({ titulo, lado, puntos, reescrita }: RespuestaProps) {
  return (
    <div className={classes.answer}>
      <span className={shared.note}>{titulo}</span>
      {lado === null ? (
        <p>No estaba en esta prueba.</p>
      ) : (
        <>
          {reescrita && <p className={classes.rewritten}>«{lado.pregunta}»</p>}
          <p>{lado.respuesta ?? 'Sin respuesta'}</p>
          {puntos !== null && <p className={shared.note}>{formatPercent(puntos)} del valor más alto</p>}
          {lado.comentario.trim() !== '' && <p className={shared.comment}>{lado.comentario}</p>}
          {lado.evidencias.length > 0 && (
            <ListaEvidencias etiqueta="Evidencias" evidencias={lado.evidencias} />
          )}
        </>
      )}
    </div>
  );
}

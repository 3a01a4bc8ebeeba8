import { Textarea } from '@mantine/core';
import type { PreguntaPlan } from '@mantenible/domain/respuesta';
import { useId, type ReactNode } from 'react';

import type { CambioRespuesta } from '../../borrador/estado-borrador.ts';
import { AvisoOtraPestana } from './aviso-otra-pestana.tsx';
import classes from './ejecucion.module.css';
import { Niveles } from './niveles.tsx';
import { idPregunta } from './use-paginas.ts';

interface PreguntaProps {
  readonly numero: number;
  readonly pregunta: PreguntaPlan;
  /** Id of the text that explains the keys. */
  readonly ayuda: string;
  /** Index of the chosen level. */
  readonly nivel: number | null;
  readonly comentario: string;
  /** Index of the level that the analysis measured; null without one. */
  readonly nivelMedido?: number | null;
  /** What an analysis measured for the question. */
  readonly medicion?: ReactNode;
  readonly evidencias?: ReactNode;
  /** What its terms mean. */
  readonly terminos?: ReactNode;
  /** Whether an answer of another tab replaced the answer of this one. */
  readonly ajena: boolean;
  readonly onFoco: () => void;
  readonly onCambio: (cambio: CambioRespuesta) => void;
  readonly onAvisoLeido: () => void;
}

const comentarioClasses = {
  root: classes.comment ?? '',
  label: classes.commentLabel ?? '',
  input: classes.commentInput ?? '',
};

/** A question with its levels as a single choice and a comment. */
export function Pregunta(props: PreguntaProps) {
  const { numero, pregunta, ayuda, nivel, comentario, ajena, onFoco, onCambio, onAvisoLeido } = props;
  const titulo = useId();
  const niveles = pregunta.nivelesCumplimiento;
  return (
    <fieldset
      className={classes.question}
      data-respondida={nivel !== null || undefined}
      aria-labelledby={titulo}
      aria-describedby={ayuda}
    >
      <div id={titulo} className={classes.questionTitle}>
        <span className={classes.number}>{numero}.</span>
        <span>
          <span className={classes.guideline}>{pregunta.descripcion}</span>
          <span className={classes.questionText}>{pregunta.pregunta}</span>
        </span>
      </div>
      {props.medicion}
      {ajena && <AvisoOtraPestana onLeido={onAvisoLeido} />}
      {niveles.length === 0 ? (
        <p id={idPregunta(numero)} tabIndex={-1} className={classes.noLevels}>
          No hay niveles de cumplimiento
        </p>
      ) : (
        <Niveles
          id={idPregunta(numero)}
          niveles={niveles}
          elegido={nivel}
          medido={props.nivelMedido ?? null}
          onFoco={onFoco}
          onElegir={(indice) => {
            const valor = indice === null ? null : (niveles[indice]?.valor ?? null);
            onCambio({ nivel: indice, valor });
          }}
        />
      )}
      <Textarea
        classNames={comentarioClasses}
        label="Comentario"
        aria-label={`Comentario de la pregunta ${numero}`}
        rows={1}
        maxLength={5000}
        value={comentario}
        onFocus={onFoco}
        onChange={(evento) => {
          onCambio({ comentario: evento.currentTarget.value });
        }}
      />
      <div className={classes.footer}>
        {props.evidencias}
        {props.terminos}
      </div>
    </fieldset>
  );
}

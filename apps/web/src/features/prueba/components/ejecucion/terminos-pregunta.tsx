import type { PreguntaPlan } from '@mantenible/domain/respuesta';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';

import { hrefTermino } from '../../../../lib/glosario/href-termino.ts';
import { terminosDeTexto } from '../../../../lib/glosario/terminos.ts';
import classes from './terminos-pregunta.module.css';

interface TerminosPreguntaProps {
  readonly numero: number;
  readonly pregunta: Pick<PreguntaPlan, 'descripcion' | 'pregunta'>;
}

/** What the terms of a question mean, behind one word; nothing where the glossary has none of them. */
export function TerminosPregunta({ numero, pregunta: { descripcion, pregunta } }: TerminosPreguntaProps) {
  const terminos = useMemo(() => terminosDeTexto(`${descripcion} ${pregunta}`), [descripcion, pregunta]);
  const [abierto, setAbierto] = useState(false);
  if (terminos.length === 0) return null;
  return (
    <details
      className={classes.terms}
      onToggle={(evento) => {
        setAbierto(evento.currentTarget.open);
      }}
    >
      <summary aria-label={`Términos de la pregunta ${numero}`}>Términos</summary>
      {abierto && (
        <dl>
          {terminos.map((termino) => (
            <div key={termino.id}>
              <dt>
                <Link to={hrefTermino(termino)} target="_blank" rel="noreferrer">
                  {termino.termino}
                </Link>{' '}
                <span lang="en">{termino.ingles}</span>
              </dt>
              <dd>{termino.sentido}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

import { tiposPrueba, type TipoPrueba } from '@mantenible/domain/respuesta';
import type { Ref } from 'react';

import { preguntasConTiempo, type Preguntas } from '../../../../lib/prueba-api/duracion.ts';
import textos from '../../textos.json';
import shared from '../../../../ui/shared.module.css';
import classes from './planificacion.module.css';

interface OpcionesAlcanceProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly elegido: TipoPrueba | null;
  readonly preguntas: Readonly<Partial<Record<TipoPrueba, Preguntas>>>;
  readonly onElegir: (tipo: TipoPrueba) => void;
}

/** The four scopes as a single choice, each with its description, its questions and the expected time. */
export function OpcionesAlcance({ ref, elegido, preguntas, onElegir }: OpcionesAlcanceProps) {
  return (
    <fieldset ref={ref} className={classes.scopes}>
      <legend>Alcance</legend>
      {tiposPrueba.map((tipo) => {
        const cuantas = preguntas[tipo];
        const opcion = textos.fase1.opciones.find((candidata) => candidata.tipo === tipo);
        return (
          <label key={tipo} className={classes.scope}>
            <input
              type="radio"
              name="alcance"
              checked={tipo === elegido}
              aria-describedby={`ayuda-${tipo}`}
              onChange={() => {
                onElegir(tipo);
              }}
            />
            <span className={shared.strong}>{opcion?.etiqueta}</span>
            <span id={`ayuda-${tipo}`} className={classes.scopeHelp}>
              {opcion?.ayuda}
              {cuantas && <strong className={classes.scopeTime}>{preguntasConTiempo(cuantas)}</strong>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

import type { NivelCumplimiento } from '@mantenible/domain/pauta';
import { formatNumber } from '@mantenible/wording/numeros';
import { IconRulerMeasure } from '@tabler/icons-react';
import { useId, useRef, type KeyboardEvent } from 'react';

import classes from './ejecucion.module.css';
import { nivelDeTecla } from '../../modelo/nivel-de-tecla.ts';

interface NivelesProps {
  /** Id of the level that takes the focus when a person goes to the question. */
  readonly id: string;
  readonly niveles: readonly NivelCumplimiento[];
  readonly elegido: number | null;
  /** Index of the level that the analysis measured. */
  readonly medido: number | null;
  readonly onFoco: () => void;
  /** Index of the level, or null to clear. */
  readonly onElegir: (indice: number | null) => void;
}

/**
 * Levels as radio buttons: clicking the chosen one clears it (requisito: level-radios); the browser handles
 * arrows and space, digits choose, Delete and Backspace clear.
 */
export function Niveles({ id, niveles, elegido, medido, onFoco, onElegir }: NivelesProps) {
  const nombre = useId();
  const lista = useRef<HTMLDivElement>(null);
  const porTeclado = (evento: KeyboardEvent) => {
    const indice = nivelDeTecla(evento, niveles.length);
    if (indice === undefined) return;
    evento.preventDefault();
    onElegir(indice);
    if (indice !== null) lista.current?.querySelectorAll('input')[indice]?.focus();
  };
  return (
    <div ref={lista} className={classes.levels}>
      {niveles.map(({ descripcion, valor }, indice) => (
        <label key={indice} className={classes.level}>
          <input
            type="radio"
            name={nombre}
            id={indice === (elegido ?? 0) ? id : undefined}
            checked={indice === elegido}
            onFocus={onFoco}
            onKeyDown={porTeclado}
            onChange={() => {
              onElegir(indice);
            }}
            onClick={() => {
              if (indice === elegido) onElegir(null);
            }}
          />
          <span className={classes.levelText}>
            {descripcion}
            {indice === medido && (
              <>
                {' '}
                <span className={classes.levelMeasured}>
                  <IconRulerMeasure size={16} aria-hidden />
                  según el análisis
                </span>
              </>
            )}
          </span>
          <span className={classes.levelValue}>{formatNumber(valor)}</span>
        </label>
      ))}
    </div>
  );
}

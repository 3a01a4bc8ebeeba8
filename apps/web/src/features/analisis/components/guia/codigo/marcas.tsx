import { contar } from '@mantenible/wording/contar';

import { nombreSeveridad } from '../../../modelo/guia/severidad.ts';
import type { Entrada } from '../../../modelo/guia/indice.ts';
import { textoLineas } from '../../../modelo/guia/lineas-afectadas.ts';
import { MensajeIncidencia } from '../mensaje-incidencia.tsx';
import { EtiquetaSeveridad, IconoSeveridad } from '../severidad.tsx';
import classes from './visor.module.css';

interface MarcaProps {
  /** Issues that begin on the line. */
  readonly entradas: readonly Entrada[];
  readonly elegida: Entrada;
  readonly onElegir: (entrada: Entrada) => void;
}

/** Sign of the issues that begin on a line: of the chosen one, or the first. Pressing it brings its message there. */
export function Marca({ entradas, elegida, onElegir }: MarcaProps) {
  const entrada = entradas.find(({ id }) => id === elegida.id) ?? entradas[0];
  if (entrada === undefined) return <span className={classes.mark} />;
  const otras =
    entradas.length > 1 ? ` (${contar(entradas.length, 'incidencia', 'incidencias')} en esta línea)` : '';
  return (
    <button
      type="button"
      className={classes.mark}
      aria-pressed={entrada.id === elegida.id}
      aria-label={`${nombreSeveridad(entrada.severidad)}: ${entrada.incidencia.descripcion}${otras}`}
      onClick={() => {
        onElegir(entrada);
      }}
    >
      <IconoSeveridad severidad={entrada.severidad} />
    </button>
  );
}

/** What an issue says, below the first line that it affects. */
export function Mensaje({ entrada }: { readonly entrada: Entrada }) {
  return (
    <p className={classes.message} role="note" aria-label="Mensaje de la incidencia">
      <EtiquetaSeveridad severidad={entrada.severidad} />{' '}
      <MensajeIncidencia texto={entrada.incidencia.descripcion} />{' '}
      <span className={classes.where}>({textoLineas(entrada.incidencia).toLocaleLowerCase('es')})</span>
    </p>
  );
}

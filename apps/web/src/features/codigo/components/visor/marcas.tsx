import { contar } from '@mantenible/wording/contar';

import { nombreSeveridad } from '../../../../lib/incidencia/severidad.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { textoLineas } from '../../../../lib/incidencia/lineas-afectadas.ts';
import { MensajeIncidencia } from '../../../../lib/incidencia/mensaje-incidencia.tsx';
import { EtiquetaSeveridad, IconoSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './visor.module.css';

interface MarcaProps {
  /** Issues that start on the line. */
  readonly entradas: readonly Entrada[];
  readonly elegida: Entrada | null;
  readonly onElegir: (entrada: Entrada) => void;
}

/** Icon for the issues that start on a line: the selected one or the first. A click selects it. */
export function Marca({ entradas, elegida, onElegir }: MarcaProps) {
  const entrada = entradas.find(({ id }) => id === elegida?.id) ?? entradas[0];
  if (entrada === undefined) return <span className={classes.mark} />;
  const otras =
    entradas.length > 1 ? ` (${contar(entradas.length, 'incidencia', 'incidencias')} en esta línea)` : '';
  return (
    <button
      type="button"
      className={classes.mark}
      aria-pressed={entrada.id === elegida?.id}
      aria-label={`${nombreSeveridad(entrada.severidad)}: ${entrada.incidencia.descripcion}${otras}`}
      onClick={() => {
        onElegir(entrada);
      }}
    >
      <IconoSeveridad severidad={entrada.severidad} />
    </button>
  );
}

/** Message of an issue, below its first affected line. */
export function Mensaje({ entrada }: { readonly entrada: Entrada }) {
  return (
    <p className={classes.message} role="note" aria-label="Mensaje de la incidencia">
      <EtiquetaSeveridad severidad={entrada.severidad} /> <MensajeIncidencia entrada={entrada} />{' '}
      <span className={shared.dimmed}>({textoLineas(entrada.incidencia).toLocaleLowerCase('es')})</span>
    </p>
  );
}

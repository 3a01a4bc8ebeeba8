import { contar } from '@mantenible/wording/contar';
import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';

import { separarInvisibles } from './invisibles.ts';
import { piezasDe, type Arbol } from './resaltar.ts';
import classes from './visor.module.css';

/** Longest drawn part of a line, in UTF-16 units: longer lines come from generators and would block the page. */
export const maximoVisible = 10_000;

interface LineaProps {
  readonly texto: string;
  readonly arbol: Arbol | null;
  readonly desde: number;
  readonly hasta: number;
  readonly afectada: boolean;
}

/**
 * One line of the file `texto`, from `desde` to `hasta`, by tokens, cut after `maximoVisible` with a note of the rest. Invisible and reordering characters
 * are shown by their code.
 */
export function Linea({ texto, arbol, desde, hasta, afectada }: LineaProps) {
  const fin = Math.min(hasta, desde + maximoVisible);
  const piezas = useMemo(() => piezasDe(texto, arbol, desde, fin), [texto, arbol, desde, fin]);
  return (
    <>
      {afectada && <VisuallyHidden>Línea afectada: </VisuallyHidden>}
      <code className={classes.code}>
        {piezas.map((pieza, i) => (
          <span key={i} className={pieza.clases}>
            <TextoVisible texto={pieza.texto} />
          </span>
        ))}
      </code>
      {fin < hasta && (
        <span className={classes.cut}>
          {' '}
          … {contar(hasta - fin, 'carácter', 'caracteres')} más en esta línea
        </span>
      )}
    </>
  );
}

function TextoVisible({ texto }: { readonly texto: string }) {
  return separarInvisibles(texto).map((trozo, i) =>
    trozo.codigo === null ? (
      trozo.texto
    ) : (
      <span key={i} className={classes.invisible}>
        {trozo.codigo}
      </span>
    ),
  );
}

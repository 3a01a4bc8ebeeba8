import { useEffect, useState } from 'react';

import {
  analizadorDe,
  analizarPorTramos,
  maximoResaltado,
  type Arbol,
} from '../../../modelo/codigo/resaltar.ts';

/** Half of a frame: typing and scrolling stay fluent while a file is being read. */
const tramo = 8;

const pausa = () =>
  new Promise<void>((listo) => {
    setTimeout(listo, 0);
  });

/** Why a file is shown without colours, or null: it is too long for them. Unknown languages need no excuse. */
export function motivoSinResaltar(texto: string): string | null {
  return texto.length > maximoResaltado
    ? 'Este archivo es muy grande: se muestra sin resaltado de sintaxis.'
    : null;
}

/** The syntax tree of a source, once it has been read; null before, and for what is not highlighted. */
export function useArbol(path: string, texto: string): Arbol | null {
  const [leido, setLeido] = useState<{ readonly texto: string; readonly arbol: Arbol } | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const analizador = motivoSinResaltar(texto) === null ? analizadorDe(path) : null;
    if (analizador === null) return undefined;
    const { signal } = control;
    void analizarPorTramos(analizador, texto, { signal, pausa, tramo, ahora: () => performance.now() }).then(
      (arbol) => {
        if (arbol !== null) setLeido({ texto, arbol });
      },
    );
    return () => {
      control.abort();
    };
  }, [path, texto]);
  return leido?.texto === texto ? leido.arbol : null;
}

import { useEffect, useState } from 'react';

import {
  analizadorDe,
  analizarPorTramos,
  anidaDemasiado,
  maximoResaltado,
  tieneEtiquetasSinCerrar,
  type Arbol,
} from './resaltar.ts';

/** Half a frame in milliseconds: typing and scrolling stay fluent while a file is parsed. */
const tramo = 8;

const pausa = () =>
  new Promise<void>((listo) => {
    setTimeout(listo, 0);
  });

/** Note for a file that is too long, or too broken, to be highlighted, or null. Unsupported languages need no note. */
export function motivoSinResaltar(path: string, texto: string): string | null {
  if (tieneEtiquetasSinCerrar(path, texto))
    return 'Este archivo tiene demasiadas etiquetas sin cerrar: se muestra sin resaltado de sintaxis.';
  if (texto.length > maximoResaltado)
    return 'Este archivo es muy grande: se muestra sin resaltado de sintaxis.';
  return anidaDemasiado(texto)
    ? 'Este archivo tiene demasiados niveles de paréntesis: se muestra sin resaltado de sintaxis.'
    : null;
}

interface Leido {
  readonly path: string;
  readonly texto: string;
  readonly arbol: Arbol;
}

/** Syntax tree of a source; null until it is parsed and for sources without highlighting. */
export function useArbol(path: string, texto: string): Arbol | null {
  const [leido, setLeido] = useState<Leido | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const analizador = motivoSinResaltar(path, texto) === null ? analizadorDe(path) : null;
    if (analizador === null) return undefined;
    const { signal } = control;
    void analizarPorTramos(analizador, texto, { signal, pausa, tramo, ahora: () => performance.now() }).then(
      (arbol) => {
        if (arbol !== null) setLeido({ path, texto, arbol });
      },
    );
    return () => {
      control.abort();
    };
  }, [path, texto]);
  return leido?.path === path && leido.texto === texto ? leido.arbol : null;
}

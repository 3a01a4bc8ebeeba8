import { useEffect, useMemo, useRef, useState } from 'react';

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
/** Milliseconds of parsing after which a file is shown plainly; half a megabyte of ordinary code takes a fraction of it. */
const maximo = 10_000;

const pausa = () =>
  new Promise<void>((listo) => {
    setTimeout(listo, 0);
  });

const tardado = 'Este archivo tarda demasiado en leerse: se muestra sin resaltado de sintaxis.';

/** Note for a file that is too long, or too broken, to be highlighted, or null. Unsupported languages need no note. */
function motivoSinResaltar(path: string, texto: string): string | null {
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
  readonly arbol: Arbol | null;
}

interface Resaltado {
  /** Syntax tree; null until the source is parsed, and for sources without highlighting. */
  readonly arbol: Arbol | null;
  /** Why the source is shown without highlighting, or null. */
  readonly motivo: string | null;
}

/**
 * Parses a source for its highlighting, without blocking the page.
 * @param now clock in milliseconds
 */
export function useArbol(path: string, texto: string, now = () => performance.now()): Resaltado {
  const [leido, setLeido] = useState<Leido | null>(null);
  const motivo = useMemo(() => motivoSinResaltar(path, texto), [path, texto]);
  const reloj = useRef(now);
  useEffect(() => {
    const control = new AbortController();
    const analizador = motivo === null ? analizadorDe(path) : null;
    if (analizador === null) return undefined;
    const { signal } = control;
    const opciones = { signal, pausa, tramo, maximo, now: reloj.current };
    void analizarPorTramos(analizador, texto, opciones).then((arbol) => {
      if (!signal.aborted) setLeido({ path, texto, arbol });
    });
    return () => {
      control.abort();
    };
  }, [path, texto, motivo]);
  if (leido?.path !== path || leido.texto !== texto) return { arbol: null, motivo };
  return { arbol: leido.arbol, motivo: leido.arbol === null ? tardado : motivo };
}

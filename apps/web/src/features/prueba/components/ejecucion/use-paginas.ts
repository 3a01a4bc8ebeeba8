import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { paginaDe, paginaValida, preguntasPorPagina, totalPaginas } from '../../modelo/paginas.ts';

/** Id of the element that takes the focus when a person jumps to a question, counted from 1. */
export function idPregunta(numero: number): string {
  return `pregunta-${numero}`;
}

/** Id of the heading of the questions, which takes the focus when a person selects a page. */
export const idEncabezadoPreguntas = 'preguntas';

/** The current page is in the URL; a jump to a question opens its page and focuses it. */
export function usePaginas(preguntas: number) {
  const [consulta, setConsulta] = useSearchParams();
  const [destino, setDestino] = useState<{ readonly id: string } | null>(null);
  const enfocada = useRef(-1);
  const paginas = totalPaginas(preguntas);
  const pagina = paginaValida(consulta.get('pagina'), paginas);

  const mostrar = (numero: number) => {
    if (numero === pagina) return;
    const siguiente = new URLSearchParams(consulta);
    siguiente.set('pagina', String(numero));
    setConsulta(siguiente, { preventScrollReset: true });
  };
  useEffect(() => {
    if (destino === null) return;
    const elemento = document.getElementById(destino.id);
    elemento?.focus({ preventScroll: true });
    (elemento?.closest('fieldset') ?? elemento)?.scrollIntoView({ block: 'start' });
  }, [destino, pagina]);

  return {
    pagina,
    paginas,
    irAPagina: (numero: number) => {
      enfocada.current = (numero - 1) * preguntasPorPagina - 1;
      mostrar(numero);
      setDestino({ id: idEncabezadoPreguntas });
    },
    irAPregunta: (indice: number) => {
      mostrar(paginaDe(indice));
      setDestino({ id: idPregunta(indice + 1) });
    },
    /** Called when a question takes the focus. */
    alEnfocar: (indice: number) => {
      enfocada.current = indice;
    },
    /** Index of the last focused question; that before this page when none was focused. */
    ultima: () => enfocada.current,
  };
}

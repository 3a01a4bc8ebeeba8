import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { config } from '../../../lib/config.ts';
import { probarAcceso, type AccesoResultado } from '../api/probar-acceso.ts';
import { accesoCompleto, cuerpoAcceso } from '../modelo/acceso.ts';
import type { Valores } from '../modelo/formulario.ts';

/** Milliseconds without a change before the check starts by itself: while a field has the focus, and after it. */
const esperas = { escribiendo: 1000, fuera: 250 } as const;
/** Checks that one form starts by itself: they count towards the person's limit of writes, which saving needs too. */
const maximoPropias = 20;

interface Intento {
  readonly valores: Valores;
  readonly propia: boolean;
}

interface PruebaAccesoOpciones {
  readonly valores: Valores;
  readonly inicial: Valores;
  readonly proyectoId: string | null;
  /** Whether one of the fields has the focus. */
  readonly escribiendo: boolean;
  /** Whether the form is being saved: no check starts then. */
  readonly guardando: boolean;
}

/**
 * 'Probar acceso', by its button and by itself once link, branch and token are typed: once for the same three, aborted by their
 * change. Failures of a check that the person did not ask for are not shown, and a refusal ends them.
 */
export function usePruebaAcceso(opciones: PruebaAccesoOpciones) {
  const { valores, inicial, proyectoId, escribiendo, guardando } = opciones;
  const enCurso = useRef<AbortController>(null);
  const propias = useRef({ probadas: new Set<string>(), paradas: false });
  const prueba = useMutation({
    mutationFn: (intento: Intento) => {
      enCurso.current?.abort();
      enCurso.current = new AbortController();
      return probarAcceso(cuerpoAcceso(intento.valores, inicial, proyectoId), enCurso.current.signal);
    },
    onError: (error) => {
      if (toApiProblem(error).status === 429) propias.current.paradas = true;
    },
  });
  const acceso = JSON.stringify([valores.link.trim(), valores.branch.trim(), valores.githubtoken.trim()]);
  const probar = (propia: boolean) => {
    propias.current.probadas.add(acceso);
    prueba.mutate({ valores, propia });
  };
  const empezar = useEffectEvent(() => {
    const { probadas, paradas } = propias.current;
    if (!paradas && !probadas.has(acceso) && probadas.size < maximoPropias) probar(true);
  });
  const lista = !guardando && accesoCompleto(valores, inicial, config.permitirHttp);
  useEffect(() => {
    if (!lista) return undefined;
    const reloj = setTimeout(empezar, escribiendo ? esperas.escribiendo : esperas.fuera);
    return () => {
      clearTimeout(reloj);
    };
  }, [acceso, lista, escribiendo]);
  const { reset } = prueba;
  useEffect(
    () => () => {
      enCurso.current?.abort();
      reset();
    },
    [acceso, reset],
  );
  return {
    probar: () => {
      probar(false);
    },
    ocupado: prueba.isPending,
    /** Result for the current fields; null before it is known. */
    resultado: resultadoDe(prueba),
  };
}

function resultadoDe({
  data,
  error,
  variables,
}: {
  readonly data: AccesoResultado | undefined;
  readonly error: Error | null;
  readonly variables: Intento | undefined;
}): AccesoResultado | null {
  if (data) return data;
  return error && variables?.propia === false
    ? { correcto: false, mensaje: toApiProblem(error).mensaje }
    : null;
}

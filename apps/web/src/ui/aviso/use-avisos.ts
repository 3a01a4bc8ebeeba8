import { useEffect, useId, useMemo } from 'react';

import { avisar, avisarError, settleAvisos } from './aviso-store.ts';

/** Alerts of one form, button or dialog. */
interface FuenteAvisos {
  readonly avisar: (texto: string) => void;
  readonly avisarError: (texto: string, causa?: string) => void;
  /** Removes the alert of this source: its cause no longer exists, or a retry has begun. */
  readonly resolver: () => void;
}

/** A source of alerts: one at a time, removed by `resolver` or by the unmount of the calling component. */
export function useAvisos(): FuenteAvisos {
  const fuente = useId();
  const avisos = useMemo<FuenteAvisos>(
    () => ({
      avisar: (texto) => {
        avisar(texto, fuente);
      },
      avisarError: (texto, causa) => {
        avisarError(texto, causa, fuente);
      },
      resolver: () => {
        settleAvisos(fuente);
      },
    }),
    [fuente],
  );
  useEffect(() => avisos.resolver, [avisos]);
  return avisos;
}

import type { Incidencia } from '@mantenible/domain/escaneo';
import { useState } from 'react';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, montar } from '../../../testing/montar.tsx';
import { prepararPantalla } from '../../../testing/preparar-pantalla.ts';
import { indexar, type Entrada } from '../../../lib/incidencia/indice.ts';
import { ordenar } from '../../../lib/incidencia/ordenar.ts';
import { DialogoCodigo } from './dialogo-codigo.tsx';

const analizado = {
  proyectoId: 'p',
  clave: 'tienda',
  fecha: '2026-11-21T10:00:00Z',
  origen: { repositorio: 'https://github.com/ana/tienda', commit: '0123456789abcdef' },
};

/** A button that opens the viewer on the most severe issue. */
function ConVisor({ entradas }: { readonly entradas: readonly Entrada[] }) {
  const [elegida, setElegida] = useState<Entrada | null>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setElegida(ordenar(entradas, 'severidad', false)[0] ?? null);
        }}
      >
        Ver Código
      </button>
      <DialogoCodigo
        marca={null}
        analizado={analizado}
        entradas={entradas}
        elegida={elegida}
        debajo={false}
        onElegir={setElegida}
        onVerFicha={() => undefined}
        onCerrar={() => {
          setElegida(null);
        }}
      />
    </>
  );
}

/** Draws the viewer over a fake network; `fuente` is the answer to the request for the source. */
export function abrirCodigo(incidencias: readonly Incidencia[], fuente: unknown): { pedidas: string[] } {
  prepararPantalla();
  conPersona();
  const pedidas = conRed({ 'GET /sonarqube/sonar-file': fuente });
  montar(<ConVisor entradas={indexar(incidencias).entradas} />);
  return { pedidas };
}

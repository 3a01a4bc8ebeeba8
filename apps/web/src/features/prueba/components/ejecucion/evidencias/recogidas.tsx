import type { Evidencia } from '@mantenible/domain/evidencia';
import { Button } from '@mantine/core';

import { ListaEvidencias } from '../../../../../lib/evidencia/lista-evidencias.tsx';
import { leerRecogidas } from '../../../../../lib/evidencia/recogidas.ts';
import { usePersona } from '../../../../../lib/session/session.ts';
import classes from './evidencias.module.css';

interface RecogidasProps {
  readonly proyectoId: string;
  readonly onElegir: (evidencia: Evidencia) => void;
}

/** Places picked from 'Ver Código' in this tab, or how to pick one. */
export function Recogidas({ proyectoId, onElegir }: RecogidasProps) {
  const { sub } = usePersona();
  const recogidas = leerRecogidas(sub, proyectoId);
  if (recogidas.length === 0)
    return (
      <p className={classes.note}>
        Escriba la ruta, o elíjala antes en el análisis: «Ver Código» de una incidencia y «Usar como
        evidencia».
      </p>
    );
  return (
    <section className={classes.picked} aria-labelledby="recogidas">
      <h3 id="recogidas">Elegidas en «Ver Código»</h3>
      <ListaEvidencias
        etiqueta="Lugares elegidos"
        evidencias={recogidas}
        accion={(indice) => (
          <Button
            variant="light"
            size="compact-sm"
            aria-label={`Usar el lugar ${indice + 1}`}
            onClick={() => {
              const elegida = recogidas[indice];
              if (elegida) onElegir(elegida);
            }}
          >
            Usar
          </Button>
        )}
      />
    </section>
  );
}

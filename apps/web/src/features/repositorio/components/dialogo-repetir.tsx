import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { elementoRepetido } from '../modelo/presentacion.ts';
import classes from './repositorio.module.css';

interface DialogoRepetirProps {
  readonly prueba: Prueba | null;
  readonly proyectoId: string;
  readonly onCerrar: () => void;
}

/** Asks whether the repeat takes more items: Sí selects them, No runs attempt 2 as it was, Cancelar closes. */
export function DialogoRepetir({ prueba, proyectoId, onCerrar }: DialogoRepetirProps) {
  const repetido = prueba && elementoRepetido(prueba);
  const esMetrica = repetido?.elemento === 'metrica';
  const parametros = { id: repetido?.id ?? '', id2: proyectoId };
  const repeticion = { ...parametros, id3: '2' };
  return (
    <Dialogo
      opened={repetido !== null}
      onClose={onCerrar}
      title={`Replanificación de la prueba: ¿Agregar otra ${esMetrica ? 'métrica' : 'subcaracterística'}?`}
    >
      <p>
        Con «Sí» elige qué más evaluar; con «No» repite la prueba con los mismos elementos. En ambos casos se
        muestran las respuestas anteriores para que las revise.
      </p>
      {repetido && (
        <div className={classes.dialogActions}>
          <Button
            component={Link}
            to={(esMetrica ? paths.seleccionMetricas : paths.seleccionSubcaracteristicas).href(parametros)}
            data-autofocus
          >
            Sí
          </Button>
          <Button
            component={Link}
            to={(esMetrica ? paths.pruebaMetrica : paths.pruebaSubcaracteristica).href(repeticion)}
            variant="light"
          >
            No
          </Button>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
        </div>
      )}
    </Dialogo>
  );
}

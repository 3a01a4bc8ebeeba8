import { Button } from '@mantine/core';
import { Link } from 'react-router';

import shared from '../../ui/shared.module.css';
import { Dialogo } from '../../ui/dialogo.tsx';
import { paths } from '../paths.ts';
import type { Prueba } from '../prueba-api/alcance.ts';
import { preguntasConTiempo } from '../prueba-api/duracion.ts';
import { preguntasJuntas } from '../prueba-api/preguntas-elementos.ts';
import { useElementos } from '../prueba-api/use-elementos.ts';
import { elementoRepetido } from './elemento-repetido.ts';

interface DialogoRepetirProps {
  readonly prueba: Prueba | null;
  readonly proyectoId: string;
  readonly onCerrar: () => void;
}

/** Asks whether the repeat takes more items: Sí selects them, No runs attempt 2 as it was, Cancelar closes. */
export function DialogoRepetir({ prueba, proyectoId, onCerrar }: DialogoRepetirProps) {
  const repetido = prueba && elementoRepetido(prueba);
  const esMetrica = repetido?.elemento === 'metrica';
  const elementos = useElementos(esMetrica ? 'metrica' : 'subcaracteristica', repetido !== null);
  const preguntas = elementos && repetido ? preguntasJuntas(elementos, [repetido.id]) : 0;
  const parametros = { id: repetido?.id ?? '', id2: proyectoId };
  const repeticion = { ...parametros, id3: '2' };
  return (
    <Dialogo
      opened={repetido !== null}
      onClose={onCerrar}
      title={`Replanificación de la prueba: ¿Agregar otra ${esMetrica ? 'métrica' : 'subcaracterística'}?`}
    >
      <p>
        Con «Sí» elige qué más evaluar; con «No» repite la prueba con los mismos elementos
        {preguntas > 0 && ` (${preguntasConTiempo({ desde: preguntas, hasta: preguntas })})`}. En ambos casos
        se muestran las respuestas anteriores para que las revise.
      </p>
      {repetido && (
        <div className={shared.dialogActions}>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          <Button
            component={Link}
            to={(esMetrica ? paths.pruebaMetrica : paths.pruebaSubcaracteristica).href(repeticion)}
            variant="light"
          >
            No
          </Button>
          <Button
            component={Link}
            to={(esMetrica ? paths.seleccionMetricas : paths.seleccionSubcaracteristicas).href(parametros)}
            data-autofocus
          >
            Sí
          </Button>
        </div>
      )}
    </Dialogo>
  );
}

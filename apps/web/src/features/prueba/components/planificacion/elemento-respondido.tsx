import { Alert, Button } from '@mantine/core';
import { maximoIntentos } from '@mantenible/domain/respuesta';
import { IconInfoCircle, IconRepeat, IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { DialogoRepetir } from '../../../../lib/repetir-prueba/dialogo-repetir.tsx';
import type { Respondida } from '../../modelo/respondidas.ts';
import textos from '../../textos.json';
import shared from '../../../../ui/shared.module.css';

interface ElementoRespondidoProps {
  readonly proyectoId: string;
  readonly elemento: 'subcaracteristica' | 'metrica';
  readonly respondida: Respondida;
}

/** In the place of the start: the chosen item has a test, which can be read and, after its first attempt, repeated. */
export function ElementoRespondido({ proyectoId, elemento, respondida }: ElementoRespondidoProps) {
  const [repitiendo, setRepitiendo] = useState(false);
  const { existeMetrica, existeSubcaracteristica, repetir, sinIntentos } = textos.avisos;
  const { intento, ultima, repetible } = respondida;
  return (
    <>
      <Alert
        variant="default"
        mb="md"
        role="note"
        icon={<IconInfoCircle aria-hidden />}
        title={`${elemento === 'metrica' ? existeMetrica : existeSubcaracteristica} (intento ${intento} de ${maximoIntentos})`}
      >
        {repetible ? repetir : sinIntentos}
      </Alert>
      <div className={shared.row}>
        {repetible && (
          <Button
            size="md"
            color="green"
            leftSection={<IconRepeat size={18} aria-hidden />}
            onClick={() => {
              setRepitiendo(true);
            }}
          >
            Repetir prueba
          </Button>
        )}
        <Button
          component={Link}
          to={paths.calculo.href({ id: ultima._id })}
          state={{ proyectoId }}
          size="md"
          variant="default"
          leftSection={<IconReportAnalytics size={18} aria-hidden />}
        >
          Ver reporte
        </Button>
      </div>
      <DialogoRepetir
        prueba={repitiendo ? repetible : null}
        proyectoId={proyectoId}
        onCerrar={() => {
          setRepitiendo(false);
        }}
      />
    </>
  );
}

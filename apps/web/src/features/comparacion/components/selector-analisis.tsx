import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { formatApart, formatShortDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';

import type { ParPedido } from '../modelo/par-pedido.ts';
import classes from './comparacion.module.css';

interface SelectorAnalisisProps {
  readonly analisis: readonly AnalisisHecho[];
  readonly par: ParPedido;
  readonly onElegir: (elegido: ParPedido) => void;
}

/** Two selects over the finished analyses, the newest first. */
export function SelectorAnalisis({ analisis, par, onElegir }: SelectorAnalisisProps) {
  const momento = formatApart(
    analisis.map(({ fecha }) => fecha),
    formatShortDateTime,
  );
  const opciones = analisis.map((uno) => ({ value: uno.id, label: nombreDe(uno, momento) }));
  return (
    <div className={classes.pickers}>
      <NativeSelect
        label="Primer análisis"
        data={opciones}
        value={par.antes}
        onChange={({ currentTarget: { value } }) => {
          onElegir({ ...par, antes: value });
        }}
      />
      <NativeSelect
        label="Segundo análisis"
        data={opciones}
        value={par.despues}
        onChange={({ currentTarget: { value } }) => {
          onElegir({ ...par, despues: value });
        }}
      />
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        onClick={() => {
          onElegir({ antes: par.despues, despues: par.antes });
        }}
      >
        Intercambiar
      </Button>
    </div>
  );
}

function nombreDe({ fecha, grado, commit }: AnalisisHecho, momento: (fecha: string) => string): string {
  const partes = [
    momento(fecha),
    ...(grado === null ? [] : [formatPercent(grado)]),
    ...(commit === null ? [] : [commit.slice(0, 7)]),
  ];
  return partes.join(' · ');
}

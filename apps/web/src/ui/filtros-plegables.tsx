import { Button } from '@mantine/core';
import { formatNumber } from '@mantenible/wording/numeros';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

import { useTelefono } from './use-telefono.ts';

interface FiltrosPlegablesProps {
  /** How many of the filters are set. */
  readonly activos: number;
  readonly children: ReactNode;
}

/** Filters of a list; on a phone they are folded behind the button 'Filtros (0)', with the number of those that are set. */
export function FiltrosPlegables({ activos, children }: FiltrosPlegablesProps) {
  const telefono = useTelefono();
  const [abiertos, setAbiertos] = useState(false);
  const id = useId();
  return (
    <>
      {telefono && (
        <Button
          variant="default"
          justify="start"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={abiertos}
          aria-controls={id}
          onClick={() => {
            setAbiertos(!abiertos);
          }}
        >
          Filtros ({formatNumber(activos)})
        </Button>
      )}
      <div id={id} hidden={telefono && !abiertos}>
        {children}
      </div>
    </>
  );
}

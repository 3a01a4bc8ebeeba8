import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

import classes from './ejecucion.module.css';

/** Notice that content of another tab replaced the content here. */
export function AvisoOtraPestana({ onLeido }: { readonly onLeido: () => void }) {
  return (
    <div role="status" className={classes.otherTab}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>Esta respuesta se cambió en otra pestaña. Se muestra la más reciente.</span>
      <Button size="compact-sm" variant="default" onClick={onLeido}>
        Entendido
      </Button>
    </div>
  );
}

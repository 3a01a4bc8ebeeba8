import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

import classes from './boton-imprimir.module.css';

/** Prints the page; absent on paper. */
export function BotonImprimir() {
  return (
    <Button
      variant="default"
      className={classes.print}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => {
        window.print();
      }}
    >
      Imprimir
    </Button>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

/** The main action of a list: opens the form that creates a record. */
export function BotonCrear({ ruta, texto }: { readonly ruta: string; readonly texto: string }) {
  return (
    <Button component={Link} to={ruta} leftSection={<IconPlus size={18} aria-hidden />}>
      {texto}
    </Button>
  );
}

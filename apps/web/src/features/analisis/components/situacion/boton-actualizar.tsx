import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { clavesDeLectura } from '../../../../lib/escaneo/lectura.ts';

interface BotonActualizarProps {
  readonly proyectoId: string;
  readonly texto?: string;
}

/** Button that reads every query of the project's analysis again. */
export function BotonActualizar({ proyectoId, texto = 'Actualizar' }: BotonActualizarProps) {
  const cliente = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => cliente.invalidateQueries({ queryKey: clavesDeLectura(proyectoId) }),
  });
  return (
    <BotonOcupado
      variant="light"
      color="blue"
      ocupado={isPending}
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={() => {
        mutate();
      }}
    >
      {texto}
    </BotonOcupado>
  );
}

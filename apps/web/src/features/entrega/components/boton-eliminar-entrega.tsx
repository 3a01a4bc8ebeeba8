import type { Entrega } from '@mantenible/contracts/entrega';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { eliminarEntrega } from '../api/eliminar-entrega.ts';

/** Deletes a delivery with its copies, after a confirmation. */
export function BotonEliminarEntrega({ entrega }: { readonly entrega: Entrega }) {
  const [abierto, setAbierto] = useState(false);
  const navigate = useNavigate();
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const eliminar = useMutation({
    onMutate: resolver,
    mutationFn: () => eliminarEntrega(entrega._id),
    onSuccess: async () => {
      avisarExito('Entrega eliminada.');
      await navigate(paths.entregasDeCurso.href({ cursoId: entrega.curso._id }));
      await cliente.invalidateQueries({ queryKey: ['entregas', 'curso'] });
    },
    onError: (error) => {
      setAbierto(false);
      avisarError('No se pudo eliminar la entrega.', toApiProblem(error).mensaje);
    },
  });
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setAbierto(true);
        }}
      >
        Eliminar
      </Button>
      <DialogoConfirmar
        abierto={abierto}
        titulo="¿Eliminar la entrega?"
        textoConfirmar="Eliminar"
        peligro
        ocupado={eliminar.isPending}
        onConfirmar={() => {
          eliminar.mutate();
        }}
        onCancelar={() => {
          setAbierto(false);
        }}
      >
        <p>
          Se eliminará «<bdi>{entrega.titulo}</bdi>» con las copias de lo que entregó cada proyecto. Los
          proyectos no cambian. Esta acción no se puede deshacer.
        </p>
      </DialogoConfirmar>
    </>
  );
}

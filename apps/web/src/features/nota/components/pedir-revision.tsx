import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { crearRevision } from '../api/crear-revision.ts';
import classes from './nota.module.css';

interface PedirRevisionProps {
  readonly entregaId: string;
  readonly proyecto: string;
}

/** Asks for a second correction, once a delivery. */
export function PedirRevision({ entregaId, proyecto }: PedirRevisionProps) {
  const [motivo, setMotivo] = useState('');
  const cliente = useQueryClient();
  const { avisar, avisarError, resolver } = useAvisos();
  const peticion = useMutation({
    onMutate: resolver,
    mutationFn: () => crearRevision(entregaId, proyecto, motivo),
    onSuccess: async () => {
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
      avisarExito('Se pidió la revisión. Le avisaremos cuando haya una segunda corrección.');
    },
    onError: (error) => {
      avisarError('No se pudo pedir la revisión.', toApiProblem(error).mensaje);
    },
  });
  return (
    <details className={classes.box}>
      <summary>Pedir revisión</summary>
      <p>
        Puede pedirla una vez por entrega. Un docente hará una segunda corrección, que verá junto a la
        primera.
      </p>
      <Textarea
        label="Qué quiere que se revise"
        autosize
        minRows={2}
        maxLength={1000}
        value={motivo}
        onChange={(evento) => {
          setMotivo(evento.currentTarget.value);
        }}
      />
      <BotonOcupado
        variant="default"
        ocupado={peticion.isPending}
        onClick={() => {
          if (motivo.trim() === '') avisar('Escriba qué quiere que se revise.');
          else peticion.mutate();
        }}
      >
        Pedir revisión
      </BotonOcupado>
    </details>
  );
}

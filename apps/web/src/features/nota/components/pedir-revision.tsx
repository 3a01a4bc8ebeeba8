import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { textoRecuperado } from '../../../lib/forms/use-kept-form.ts';
import { useUnsentText } from '../../../lib/forms/use-unsent-text.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { Quieto } from '../../../ui/quieto.tsx';
import { crearRevision } from '../api/crear-revision.ts';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';

interface PedirRevisionProps {
  readonly entregaId: string;
  readonly proyecto: string;
}

const vacia = { texto: '' };
const conservada = z.object({ texto: z.string() });

/** Asks for a second correction, once a delivery. */
export function PedirRevision({ entregaId, proyecto }: PedirRevisionProps) {
  const { form, dialogo, restaurado, recuperado } = useUnsentText({
    inicial: vacia,
    schema: conservada,
    parte: '#revision',
  });
  const { texto: motivo } = form.values;
  const { avisar } = useAvisos();
  const peticion = usePeticion(entregaId, proyecto, () => {
    form.setValues(vacia);
  });
  return (
    <details className={`${shared.card} ${classes.box}`} open={restaurado || undefined}>
      <summary>Pedir revisión</summary>
      {dialogo}
      {recuperado && <p role="status">{textoRecuperado}</p>}
      <p>
        Puede pedirla una vez por entrega. Un docente hará una segunda corrección, que verá junto a la
        primera.
      </p>
      <Quieto ocupado={peticion.isPending}>
        <Textarea
          label="Qué quiere que se revise"
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('texto')}
        />
      </Quieto>
      <BotonOcupado
        variant="default"
        ocupado={peticion.isPending}
        onClick={() => {
          if (motivo.trim() === '') avisar('Escriba qué quiere que se revise.');
          else peticion.mutate(motivo);
        }}
      >
        Pedir revisión
      </BotonOcupado>
    </details>
  );
}

function usePeticion(entregaId: string, proyecto: string, alPedir: () => void) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: (motivo: string) => crearRevision(entregaId, proyecto, motivo),
    onSuccess: async () => {
      alPedir();
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
      avisarExito('Se pidió la revisión. Le avisaremos cuando haya una segunda corrección.');
    },
    onError: (error) => {
      avisarError('No se pudo pedir la revisión.', toApiProblem(error).mensaje);
    },
  });
}

import { maximoTextoObservacion } from '@mantenible/domain/observacion';
import { Textarea } from '@mantine/core';
import type { Frase } from '@mantenible/contracts/observacion';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { escritoDespues } from '../../../lib/forms/escrito-despues.ts';
import { createIdempotencyKeys } from '../../../lib/forms/idempotency.ts';
import { textoRecuperado } from '../../../lib/forms/use-kept-form.ts';
import { useUnsentText } from '../../../lib/forms/use-unsent-text.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { useFocoTrasQuitar } from '../../../ui/use-foco-tras-quitar.ts';
import { crearFrase } from '../api/crear-frase.ts';
import { eliminarFrase } from '../api/eliminar-frase.ts';
import { listarFrasesQuery } from '../api/listar-frases.ts';
import { EliminarTexto } from './eliminar-texto.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './observacion.module.css';

const vacia = { texto: '' };
const conservada = z.object({ texto: z.string() });

/** Texts that a lecturer keeps for other comments. */
export function MisFrases() {
  const consulta = useQuery(listarFrasesQuery());
  const { form, dialogo, restaurado, recuperado } = useUnsentText({
    inicial: vacia,
    schema: conservada,
    parte: '#frase',
  });
  const { texto } = form.values;
  const [claveDe] = useState(() => createIdempotencyKeys());
  const creada = useFraseNueva((enviada) => {
    form.setValues(({ texto: actual = '' }) => ({ texto: escritoDespues(enviada, actual) }));
  });
  const { avisar } = useAvisos();
  const lista = useFocoTrasQuitar(consulta.data?.length ?? 0);
  return (
    <details className={`${shared.card} ${classes.thread}`} open={restaurado || undefined}>
      <summary>Mis frases</summary>
      {dialogo}
      <div ref={lista} tabIndex={-1}>
        <EstadoConsulta
          consulta={consulta}
          textoCargando="Cargando..."
          textoFallo="No se pudieron cargar sus frases."
          esVacio={(frases) => frases.length === 0}
          textoVacio="Guarde aquí lo que escribe a menudo, para ponerlo en otros comentarios."
        >
          {(frases) => <Lista frases={frases} />}
        </EstadoConsulta>
      </div>
      {recuperado && <p role="status">{textoRecuperado}</p>}
      <Textarea
        label="Frase nueva"
        autosize
        maxLength={maximoTextoObservacion}
        {...form.getInputProps('texto')}
      />
      <BotonOcupado
        variant="default"
        ocupado={creada.isPending}
        onClick={() => {
          if (texto.trim() === '') avisar('Escriba la frase.');
          else creada.mutate({ texto, clave: claveDe(texto) });
        }}
      >
        Guardar la frase
      </BotonOcupado>
    </details>
  );
}

function Lista({ frases }: { readonly frases: readonly Frase[] }) {
  return (
    <ul className={shared.items}>
      {frases.map((una) => (
        <li key={una._id} className={classes.bar}>
          <bdi className={shared.asWritten}>{una.texto}</bdi>
          <EliminarTexto cosa="la frase" uno={una} eliminar={eliminarFrase} />
        </li>
      ))}
    </ul>
  );
}

function useFraseNueva(alCrear: (texto: string) => void) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: async ({ texto, clave }: { readonly texto: string; readonly clave: string }) => {
      await crearFrase(texto, clave);
      alCrear(texto);
    },
    onSuccess: () => cliente.invalidateQueries(listarFrasesQuery()),
    onError: (error) => {
      avisarError('No se pudo guardar la frase.', toApiProblem(error).mensaje);
    },
  });
}

import { maximoTextoObservacion, momentosObservacion } from '@mantenible/domain/observacion';
import { NativeSelect, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useParams } from 'react-router';
import * as z from 'zod/mini';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { escritoDespues } from '../../../lib/forms/escrito-despues.ts';
import { createIdempotencyKeys } from '../../../lib/forms/idempotency.ts';
import { textoRecuperado, type useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useUnsentText } from '../../../lib/forms/use-unsent-text.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { crearObservacion } from '../api/crear-observacion.ts';
import { listarFrasesQuery } from '../api/listar-frases.ts';
import shared from '../../../ui/shared.module.css';
import classes from './observacion.module.css';
import type { LugarComentable } from './lugar-comentable.ts';

interface EscribirProps {
  /** The comment that it replies to; null for a new one. */
  readonly padre: string | null;
  readonly lugares: readonly LugarComentable[];
  readonly sobre?: LugarComentable | undefined;
  readonly alGuardar?: () => void;
}

interface Form {
  texto: string;
  sobre: string;
  cuando: string;
}
const vacio: Form = { texto: '', sobre: '', cuando: momentosObservacion[0] };
const guardable = z.object({ texto: z.string(), sobre: z.string(), cuando: z.string() });
const nada = (): void => undefined;
/** A place by its key: what is kept at the end of a session may be read beside other places. */
const valorDe = ({ lugar, clave }: LugarComentable): string => `${lugar} ${clave}`;

/** Part of the page whose copy holds the words of a comment, or of the reply to it. */
export const parteDe = (padre: string | null): string => `#${padre ?? 'comentario'}`;

/** A new comment, or a reply; leaving asks before its words are lost, and they outlive an expired session. */
export function Escribir({ padre, lugares, sobre: primero, alGuardar = nada }: EscribirProps) {
  const inicial = primero ? { ...vacio, sobre: valorDe(primero) } : vacio;
  const parte = parteDe(padre);
  const { form, dialogo, recuperado } = useUnsentText<Form>({ inicial, schema: guardable, parte });
  const envio = useEnvio(padre, lugares, (enviado) => {
    const despues = escritoDespues(enviado.texto, form.getValues().texto);
    if (despues !== '') {
      form.setFieldValue('texto', despues);
      return;
    }
    form.setValues(vacio);
    alGuardar();
  });
  const { avisar } = useAvisos();
  const titulo = useId();
  const campo = useCampoAEscribir(primero !== undefined);
  return (
    <form
      className={`${shared.card} ${classes.thread}`}
      aria-labelledby={titulo}
      onSubmit={(evento) => {
        evento.preventDefault();
        const { texto, sobre } = form.values;
        if (texto.trim() === '') avisar('Escriba el comentario.');
        else if (sobre !== '' && !lugares.some((uno) => valorDe(uno) === sobre))
          avisar('Elija de nuevo sobre qué es el comentario.');
        else envio.mutate(form.values);
      }}
    >
      {dialogo}
      {recuperado && <p role="status">{textoRecuperado}</p>}
      <strong id={titulo}>{padre === null ? 'Comentar' : 'Responder'}</strong>
      {padre === null && <Opciones form={form} lugares={lugares} />}
      <Textarea
        ref={campo}
        data-comentar={padre === null || undefined}
        label={padre === null ? 'Comentario' : 'Respuesta'}
        autosize
        minRows={2}
        maxLength={maximoTextoObservacion}
        {...form.getInputProps('texto')}
      />
      <div className={classes.bar}>
        <BotonOcupado type="submit" variant="default" ocupado={envio.isPending}>
          {padre === null ? 'Comentar' : 'Enviar respuesta'}
        </BotonOcupado>
      </div>
    </form>
  );
}

/** The field of the words, focused where the page was opened to comment on one thing. */
function useCampoAEscribir(aEscribir: boolean) {
  const campo = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (aEscribir) campo.current?.focus();
  }, [aEscribir]);
  return campo;
}

interface OpcionesProps {
  readonly form: ReturnType<typeof useKeptForm<Form>>['form'];
  readonly lugares: readonly LugarComentable[];
}

function Opciones({ form, lugares }: OpcionesProps) {
  const { data: frases = [] } = useQuery(listarFrasesQuery());
  return (
    <>
      <NativeSelect
        label="Sobre"
        data={[
          { value: '', label: 'Toda la entrega' },
          ...lugares.map((uno) => ({ value: valorDe(uno), label: uno.texto })),
        ]}
        {...form.getInputProps('sobre')}
      />
      <NativeSelect
        label="Cuándo lo ve el equipo"
        data={[
          { value: 'con-la-nota', label: 'Con la nota' },
          { value: 'ahora', label: 'Ahora' },
        ]}
        {...form.getInputProps('cuando')}
      />
      {frases.length > 0 && (
        <NativeSelect
          label="Mis frases"
          data={[{ value: '', label: 'Elegir una frase' }, ...frases.map(({ texto }) => texto)]}
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value === '') return;
            const { texto } = form.values;
            form.setFieldValue('texto', texto === '' ? value : `${texto}\n${value}`);
          }}
        />
      )}
    </>
  );
}

function useEnvio(
  padre: string | null,
  lugares: readonly LugarComentable[],
  alGuardar: (enviado: Form) => void,
) {
  const { entregaId = '', proyecto = '' } = useParams();
  const [claveDe] = useState(() => createIdempotencyKeys());
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: ({ texto, sobre, cuando }: Form) => {
      const lugar = lugares.find((uno) => valorDe(uno) === sobre);
      const nueva = {
        lugar: lugar?.lugar ?? ('todo' as const),
        clave: lugar?.clave ?? '',
        texto,
        cuando: cuando === 'ahora' ? ('ahora' as const) : ('con-la-nota' as const),
        padre,
      };
      return crearObservacion(entregaId, proyecto, nueva, claveDe(nueva));
    },
    onSuccess: async (_creada, enviado) => {
      alGuardar(enviado);
      await cliente.invalidateQueries({ queryKey: ['comentarios', entregaId, proyecto] });
      avisarExito(padre === null ? 'Se guardó el comentario.' : 'Se envió la respuesta.');
    },
    onError: (error) => {
      avisarError('No se pudo guardar el comentario.', toApiProblem(error).mensaje);
    },
  });
}

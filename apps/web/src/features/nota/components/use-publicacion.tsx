import { contar } from '@mantenible/wording/contar';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { crearPublicacion } from '../api/crear-publicacion.ts';

type Proyectos = readonly string[] | null;

/** What the server asks a reason for. */
interface Pregunta {
  readonly proyectos: Proyectos;
  readonly mensaje: string;
}

/**
 * Publishes the marks that are ready, of one project or, with null, of all. Where they change published ones, the dialog asks why:
 * render it anywhere in the page.
 */
export function usePublicacion(entregaId: string) {
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  const [motivo, setMotivo] = useState('');
  const { avisar } = useAvisos();
  const envio = useEnvio(entregaId, setPregunta, () => {
    setPregunta(null);
    setMotivo('');
  });
  const dialogo = (
    <DialogoConfirmar
      abierto={pregunta !== null}
      titulo="Cambia lo publicado"
      textoConfirmar="Publicar los cambios"
      ocupado={envio.isPending}
      onConfirmar={() => {
        if (motivo.trim() === '') avisar('Escriba por qué cambia.');
        else if (pregunta) envio.mutate({ proyectos: pregunta.proyectos, motivo });
      }}
      onCancelar={() => {
        setPregunta(null);
      }}
    >
      <p>{pregunta?.mensaje}</p>
      <Textarea
        label="Por qué cambia"
        data-autofocus
        autosize
        minRows={2}
        maxLength={500}
        value={motivo}
        onChange={(evento) => {
          setMotivo(evento.currentTarget.value);
        }}
      />
    </DialogoConfirmar>
  );
  return {
    publicar: (proyectos: Proyectos) => {
      envio.mutate({ proyectos, motivo: null });
    },
    ocupado: envio.isPending,
    pendientes: envio.data?.pendientes ?? [],
    dialogo,
  };
}

interface Envio {
  readonly proyectos: Proyectos;
  readonly motivo: string | null;
}

function useEnvio(entregaId: string, preguntar: (pregunta: Pregunta) => void, alPublicar: () => void) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: ({ proyectos, motivo }: Envio) =>
      crearPublicacion(entregaId, { proyectos: proyectos && [...proyectos], motivo }),
    onSuccess: async ({ publicadas }) => {
      alPublicar();
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
      avisarExito(
        publicadas === 0
          ? 'No había notas nuevas que publicar.'
          : `Se ${publicadas === 1 ? 'publicó' : 'publicaron'} ${contar(publicadas, 'nota', 'notas')}.`,
      );
    },
    onError: async (error, { proyectos }) => {
      const { detalles, mensaje } = toApiProblem(error);
      const deMotivo = detalles.find(({ campo }) => campo === 'motivo');
      if (deMotivo) preguntar({ proyectos, mensaje: deMotivo.mensaje });
      else avisarError('No se pudieron publicar las notas.', mensaje);
      // A refusal because something changed asks to look again: the page shows what stands now.
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
    },
  });
}

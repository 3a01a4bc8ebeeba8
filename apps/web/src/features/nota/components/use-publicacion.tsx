import type { PublicacionEnviada } from '@mantenible/contracts/nota';
import { contar } from '@mantenible/wording/contar';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { crearPublicacion } from '../api/crear-publicacion.ts';

type Proyectos = readonly string[] | null;
type Leidas = NonNullable<PublicacionEnviada['leidas']>;

/** What the server asks a reason for. */
interface Pregunta {
  readonly proyectos: Proyectos;
  readonly leidas: Leidas;
  readonly mensaje: string;
}

/**
 * Publishes the marks that are ready as they were read, of one project or, with null, of all. Where they change published ones, the
 * dialog asks why: render it anywhere in the page. It offers to read the one mark of a page again where that changed meanwhile.
 */
export function usePublicacion(entregaId: string, recargar: (() => void) | null = null) {
  const [cambiada, setCambiada] = useState(false);
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  const [hechas, setHechas] = useState(0);
  const cerrar = () => {
    setPregunta(null);
    setHechas((antes) => antes + 1);
  };
  const alCambiar = () => {
    cerrar();
    setCambiada(true);
  };
  const envio = useEnvio(entregaId, { preguntar: setPregunta, cerrar, alCambiar: recargar && alCambiar });
  const dialogo = (
    <>
      <PorQueCambia
        // A new publication begins without the reason of the one before.
        key={hechas}
        pregunta={pregunta}
        ocupado={envio.isPending}
        onCancelar={() => {
          setPregunta(null);
        }}
        onPublicar={(motivo) => {
          if (pregunta) envio.mutate({ ...pregunta, motivo });
        }}
      />
      <NotaCambiada
        abierto={cambiada}
        onCerrar={() => {
          setCambiada(false);
        }}
        onRecargar={recargar}
      />
    </>
  );
  return {
    publicar: (proyectos: Proyectos, leidas: Leidas) => {
      envio.mutate({ proyectos, leidas, motivo: null });
    },
    ocupado: envio.isPending,
    pendientes: envio.data?.pendientes ?? [],
    dialogo,
  };
}

interface PorQueCambiaProps {
  /** Null while nothing is asked. */
  readonly pregunta: Pregunta | null;
  readonly ocupado: boolean;
  readonly onCancelar: () => void;
  readonly onPublicar: (motivo: string) => void;
}

/** Asks for the reason of a publication that changes published marks. */
function PorQueCambia({ pregunta, ocupado, onCancelar, onPublicar }: PorQueCambiaProps) {
  const [motivo, setMotivo] = useState('');
  const { avisar } = useAvisos();
  return (
    <DialogoConfirmar
      abierto={pregunta !== null}
      titulo="Cambia lo publicado"
      textoConfirmar="Publicar los cambios"
      ocupado={ocupado}
      onConfirmar={() => {
        if (motivo.trim() === '') avisar('Escriba por qué cambia.');
        else onPublicar(motivo);
      }}
      onCancelar={onCancelar}
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
}

interface NotaCambiadaProps {
  readonly abierto: boolean;
  readonly onCerrar: () => void;
  readonly onRecargar: (() => void) | null;
}

/** Another mark stands than the one that was to be published. */
function NotaCambiada({ abierto, onCerrar, onRecargar }: NotaCambiadaProps) {
  return (
    <DialogoConfirmar
      abierto={abierto}
      titulo="La nota cambió desde que usted la leyó"
      textoConfirmar="Recargar"
      onConfirmar={() => {
        onCerrar();
        onRecargar?.();
      }}
      onCancelar={onCerrar}
    >
      No se publicó. Otra persona guardó una corrección, o cambiaron las cifras, la rúbrica o la escala.
      Recargue la nota para verla como está y publíquela después.
    </DialogoConfirmar>
  );
}

interface Envio extends Omit<Pregunta, 'mensaje'> {
  readonly motivo: string | null;
}

interface Reacciones {
  readonly preguntar: (pregunta: Pregunta) => void;
  readonly cerrar: () => void;
  /** Null where an alert is enough: the page shows the marks as they are then. */
  readonly alCambiar: (() => void) | null;
}

function useEnvio(entregaId: string, { preguntar, cerrar, alCambiar }: Reacciones) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: ({ proyectos, leidas, motivo }: Envio) =>
      crearPublicacion(entregaId, { proyectos: proyectos && [...proyectos], leidas, motivo }),
    onSuccess: async ({ publicadas }) => {
      cerrar();
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
      avisarExito(
        publicadas === 0
          ? 'No había notas nuevas que publicar.'
          : `Se ${publicadas === 1 ? 'publicó' : 'publicaron'} ${contar(publicadas, 'nota', 'notas')}.`,
      );
    },
    onError: async (error, { proyectos, leidas }) => {
      const { codigo, detalles, mensaje } = toApiProblem(error);
      const deMotivo = detalles.find(({ campo }) => campo === 'motivo');
      if (deMotivo) preguntar({ proyectos, leidas, mensaje: deMotivo.mensaje });
      else if (codigo === 'nota-cambiada' && alCambiar) alCambiar();
      else avisarError('No se pudieron publicar las notas.', mensaje);
      // A refusal because something changed asks to look again: the page shows what stands now.
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
    },
  });
}

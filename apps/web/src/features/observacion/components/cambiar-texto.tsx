import type { Observacion } from '@mantenible/contracts/observacion';
import { maximoTextoObservacion } from '@mantenible/domain/observacion';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import * as z from 'zod/mini';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useReload } from '../../../lib/forms/use-reload.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { leerObservacionesQuery } from '../api/leer-observaciones.ts';
import shared from '../../../ui/shared.module.css';
import classes from './observacion.module.css';
import { useCambios } from './use-cambios.ts';

interface CambiarTextoProps {
  readonly comentario: Pick<Observacion, '_id' | 'texto' | 'version' | 'padre'>;
  readonly alCerrar: () => void;
}

const guardable = z.object({ texto: z.string() });

/** Part of the page whose copy holds the new words of a comment. */
export const parteDeCambio = (id: string): string => `#cambio-${id}`;

/** Some browsers give the focus of a pressed button to what stands around it. */
const alAbrir = (elemento: HTMLElement | null): void => elemento?.focus();

/** Keeps the focus where the form closes, unless it is elsewhere meanwhile. */
export const enfocar = (elemento: HTMLElement | null): void => {
  if (document.activeElement === document.body) elemento?.focus();
};

/**
 * Other words for one's own comment, sent under the version whose words the form begins with: a later read of the list makes them no
 * newer. They outlive an expired session.
 */
export function CambiarTexto({ comentario: { _id, texto, version, padre }, alCerrar }: CambiarTextoProps) {
  const [leida, setLeida] = useState(version);
  const { form, cambiado, etag, restaurado, guardarCopia } = useKeptForm({
    inicial: { texto },
    etag: `"${leida}"`,
    schema: guardable,
    parte: parteDeCambio(_id),
  });
  const { dialogo, liberar } = useUnsavedGuard(cambiado);
  useKeepAtSignIn(guardarCopia, cambiado, liberar);
  const guardado = useGuardado(_id, form.values.texto, (enviado, guardada) => {
    // What was written since is a change of the words that were saved.
    form.resetDirty({ texto: enviado });
    setLeida(guardada);
    if (!form.isDirty()) alCerrar();
  });
  const recargar = useRecarga(alCerrar);
  return (
    <form
      className={shared.items}
      aria-label={padre === null ? 'Cambiar el comentario' : 'Cambiar la respuesta'}
      onSubmit={(evento) => {
        evento.preventDefault();
        guardado.guardar(etag);
      }}
    >
      {dialogo}
      <DialogoConflicto guardado={guardado} onRecargar={recargar} />
      {restaurado && <p role="status">{textoRecuperado}</p>}
      <Textarea
        ref={restaurado ? undefined : alAbrir}
        label={padre === null ? 'Comentario' : 'Respuesta'}
        autosize
        minRows={2}
        maxLength={maximoTextoObservacion}
        {...form.getInputProps('texto')}
      />
      <div className={classes.bar}>
        <BotonOcupado type="submit" size="xs" ocupado={guardado.ocupado}>
          Guardar
        </BotonOcupado>
        <Button size="xs" variant="default" onClick={alCerrar}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

/** Sends the words under the version that was read, or over any version; a stale one (412) asks first. */
function useGuardado(id: string, texto: string, alGuardar: (enviado: string, version: number) => void) {
  const cambio = useCambios();
  const { avisar } = useAvisos();
  const [conflicto, setConflicto] = useState(false);
  const guardar = (etag: string | null) => {
    setConflicto(false);
    if (texto.trim() === '') {
      avisar('Escriba el comentario.');
      return;
    }
    cambio.mutate(
      { id, cambio: { texto }, etag },
      {
        onSuccess: (guardada) => {
          alGuardar(texto, guardada.version);
        },
        onError: (error) => {
          setConflicto(toApiProblem(error).status === 412);
        },
      },
    );
  };
  return {
    conflicto,
    ocupado: cambio.isPending,
    cerrarConflicto: () => {
      setConflicto(false);
    },
    guardar,
    sobrescribir: () => {
      guardar(null);
    },
  };
}

/** Reads the comments again, and then closes the form: its words may be those of an earlier version. */
function useRecarga(alCerrar: () => void): () => void {
  const { entregaId = '', proyecto = '' } = useParams();
  // The page reads them; this alone repeats it.
  const { refetch } = useQuery({ ...leerObservacionesQuery(entregaId, proyecto), enabled: false });
  return useReload({
    refetch: async () => {
      const leidas = await refetch();
      if (leidas.isSuccess) alCerrar();
      return leidas;
    },
  });
}

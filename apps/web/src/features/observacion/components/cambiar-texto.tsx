import type { Observacion } from '@mantenible/contracts/observacion';
import { maximoTextoObservacion } from '@mantenible/domain/observacion';
import { Button, Textarea } from '@mantine/core';
import * as z from 'zod/mini';

import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import classes from './observacion.module.css';
import { useCambios } from './use-cambios.ts';

interface CambiarTextoProps {
  readonly comentario: Pick<Observacion, '_id' | 'texto' | 'version' | 'padre'>;
  readonly alCerrar: () => void;
}

const guardable = z.object({ texto: z.string() });

/** Part of the page whose copy holds the new words of a comment. */
export const parteDeCambio = (id: string): string => `#cambio-${id}`;

/** Keeps the focus where the form opens and closes. */
export const enfocar = (elemento: HTMLElement | null): void => elemento?.focus();

/** Other words for one's own comment; they outlive an expired session. */
export function CambiarTexto({ comentario: { _id, texto, version, padre }, alCerrar }: CambiarTextoProps) {
  const { form, cambiado, etag, restaurado, guardarCopia } = useKeptForm({
    inicial: { texto },
    etag: `"${version}"`,
    schema: guardable,
    parte: parteDeCambio(_id),
  });
  const { dialogo, liberar } = useUnsavedGuard(cambiado);
  useKeepAtSignIn(guardarCopia, cambiado, liberar);
  const { cambio } = useCambios();
  const { avisar } = useAvisos();
  return (
    <form
      className={classes.list}
      aria-label={padre === null ? 'Cambiar el comentario' : 'Cambiar la respuesta'}
      onSubmit={(evento) => {
        evento.preventDefault();
        const nuevo = form.values.texto;
        if (nuevo.trim() === '') avisar('Escriba el comentario.');
        else cambio.mutate({ id: _id, cambio: { texto: nuevo }, etag }, { onSuccess: alCerrar });
      }}
    >
      {dialogo}
      {restaurado && <p role="status">{textoRecuperado}</p>}
      <Textarea
        ref={restaurado ? undefined : enfocar}
        label={padre === null ? 'Comentario' : 'Respuesta'}
        autosize
        minRows={2}
        maxLength={maximoTextoObservacion}
        {...form.getInputProps('texto')}
      />
      <div className={classes.bar}>
        <BotonOcupado type="submit" size="xs" ocupado={cambio.isPending}>
          Guardar
        </BotonOcupado>
        <Button size="xs" variant="default" onClick={alCerrar}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

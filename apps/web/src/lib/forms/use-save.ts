import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { avisarExito, useAvisos } from '../../ui/aviso/index.ts';
import { toApiProblem, type ApiProblem } from '../api-problem.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { rereadable } from './open-form.ts';
import { standingErrors } from './standing-errors.ts';
import { fieldErrors, noErrors, type FieldErrors, type Validation } from './validate.ts';

/** Options of a write beside its body. */
export interface WriteOptions {
  /** Version that was read, or null to overwrite any version. */
  readonly etag: string | null;
  readonly idempotencyKey: string;
}

interface SaveOptions<T, R> {
  /** Current values under the API's field paths: an error is removed when its field changes. */
  readonly candidate: unknown;
  readonly validate: () => Validation<T>;
  readonly send: (data: T, options: WriteOptions) => Promise<R>;
  /** Version under which the record was read; null for a new one. */
  readonly etag: string | null;
  readonly textoExito: string;
  /** Alert of a failure, before its cause. */
  readonly textoError: string;
  /** Alert of an invalid form, instead of the general one. */
  readonly textoInvalido?: (errors: FieldErrors) => string | undefined;
  readonly onSaved: (saved: R) => void;
  readonly onInvalid?: (errors: FieldErrors) => void;
}

/** State and actions of the saving of a form. */
export interface Save {
  readonly guardar: () => void;
  readonly guardando: boolean;
  /** Errors of the last attempt. */
  readonly errores: FieldErrors;
  /** Errors of the last attempt whose fields have not changed since. */
  readonly vigentes: FieldErrors;
  /** True after a save was refused with 412: the record has changed since it was read, and can be reloaded or overwritten. */
  readonly conflicto: boolean;
  readonly sobrescribir: () => void;
  readonly cerrarConflicto: () => void;
}

/**
 * Saves a form: validates it, sends it once, and distinguishes refused fields, a stale version (412) and
 * failures. Its alert is removed when every marked field has changed, and at the next attempt.
 */
export function useSave<T, R>(options: SaveOptions<T, R>): Save {
  const [errores, setErrores] = useState<FieldErrors>(noErrors);
  const [sent, setSent] = useState<unknown>(options.candidate);
  const [conflicto, setConflicto] = useState(false);
  const { avisar, avisarError, resolver } = useAvisos();
  const vigentes = standingErrors(errores, sent, options.candidate);
  const mended = vigentes.size === 0;
  useEffect(() => {
    if (mended) resolver();
  }, [mended, resolver]);
  const mutation = useWrite(options, ({ status, detalles, mensaje }) => {
    setConflicto(status === 412);
    if (status === 412) return;
    setErrores(fieldErrors(detalles));
    avisarError(options.textoError, mensaje);
  });

  function submit(etag: string | null): void {
    if (mutation.isPending) return;
    setConflicto(false);
    resolver();
    setSent(options.candidate);
    const checked = options.validate();
    setErrores(checked.ok ? noErrors : checked.errors);
    if (checked.ok) {
      mutation.mutate({ data: checked.data, etag });
      return;
    }
    avisar(options.textoInvalido?.(checked.errors) ?? 'Revise los campos señalados');
    options.onInvalid?.(checked.errors);
  }

  return {
    guardar: () => {
      submit(options.etag);
    },
    guardando: mutation.isPending,
    errores,
    vigentes,
    conflicto,
    sobrescribir: () => {
      submit(null);
    },
    cerrarConflicto: () => {
      setConflicto(false);
    },
  };
}

/** The write itself; the same data are sent again under the same idempotency key. */
function useWrite<T, R>(
  { send, textoExito, onSaved }: SaveOptions<T, R>,
  onRefused: (problem: ApiProblem) => void,
) {
  const [keyOf] = useState(() => createIdempotencyKeys());
  const queryClient = useQueryClient();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return useMutation({
    mutationFn: ({ data, etag }: { data: T; etag: string | null }) =>
      send(data, { etag, idempotencyKey: keyOf(data) }),
    onSuccess: async (saved) => {
      avisarExito(textoExito);
      // A form that was left leads nowhere: the person may have opened another one.
      if (open.current) onSaved(saved);
      await queryClient.invalidateQueries({ predicate: rereadable });
    },
    onError: (error) => {
      onRefused(toApiProblem(error));
    },
  });
}

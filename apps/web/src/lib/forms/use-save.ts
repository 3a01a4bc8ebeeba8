import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { avisarExito, useAvisos } from '../../ui/aviso/index.ts';
import { toApiProblem } from '../api-problem.ts';
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

interface SaveOptions<T> {
  /** Current values under the API's field paths: an error is removed when its field changes. */
  readonly candidate: unknown;
  readonly validate: () => Validation<T>;
  readonly send: (data: T, options: WriteOptions) => Promise<unknown>;
  /** Version under which the record was read; null for a new one. */
  readonly etag: string | null;
  readonly textoExito: string;
  /** Alert of a failure, before its cause. */
  readonly textoError: string;
  /** Alert of an invalid form, instead of the general one. */
  readonly textoInvalido?: (errors: FieldErrors) => string | undefined;
  readonly onSaved: () => void;
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
export function useSave<T>(options: SaveOptions<T>): Save {
  const [errores, setErrores] = useState<FieldErrors>(noErrors);
  const [sent, setSent] = useState<unknown>(options.candidate);
  const [conflicto, setConflicto] = useState(false);
  const [keyOf] = useState(() => createIdempotencyKeys());
  const queryClient = useQueryClient();
  const { avisar, avisarError, resolver } = useAvisos();
  const vigentes = standingErrors(errores, sent, options.candidate);
  const mended = vigentes.size === 0;
  useEffect(() => {
    if (mended) resolver();
  }, [mended, resolver]);

  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const mutation = useMutation({
    mutationFn: ({ data, etag }: { data: T; etag: string | null }) =>
      options.send(data, { etag, idempotencyKey: keyOf(data) }),
    onSuccess: async () => {
      setErrores(noErrors);
      avisarExito(options.textoExito);
      // A form that was left leads nowhere: the person may have opened another one.
      if (open.current) options.onSaved();
      await queryClient.invalidateQueries({ predicate: rereadable });
    },
    onError: (error) => {
      const problem = toApiProblem(error);
      if (problem.status === 412) {
        setConflicto(true);
        return;
      }
      setErrores(fieldErrors(problem.detalles));
      avisarError(options.textoError, problem.mensaje);
    },
  });

  function submit(etag: string | null): void {
    if (mutation.isPending) return;
    setConflicto(false);
    resolver();
    setSent(options.candidate);
    const checked = options.validate();
    if (checked.ok) {
      setErrores(noErrors);
      mutation.mutate({ data: checked.data, etag });
      return;
    }
    setErrores(checked.errors);
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

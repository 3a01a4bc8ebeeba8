import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem, type ApiProblem } from '../api-problem.ts';
import { createKeyring } from './idempotency.ts';
import { standingErrors } from './standing-errors.ts';
import { fieldErrors, noErrors, type FieldErrors, type Validation } from './validate.ts';

/** What a write carries beside its body. */
export interface WriteOptions {
  /** Version that was read, or null to overwrite whatever is there. */
  readonly etag: string | null;
  readonly idempotencyKey: string;
}

interface SaveOptions<T> {
  /** What the form holds now, under the API's field paths: an error goes when its field changes. */
  readonly candidate: unknown;
  readonly validate: () => Validation<T>;
  readonly send: (data: T, options: WriteOptions) => Promise<unknown>;
  /** Version under which the record was read; null for a new one. */
  readonly etag: string | null;
  readonly onSaved: () => void;
  /** The form itself breaks a rule. */
  readonly onInvalid: (errors: FieldErrors) => void;
  readonly onFailed: (problem: ApiProblem) => void;
}

export interface Save {
  readonly guardar: () => void;
  readonly guardando: boolean;
  /** What was wrong at the last try. */
  readonly errores: FieldErrors;
  /** Of these, the errors of fields that were not changed since. */
  readonly vigentes: FieldErrors;
  /** Somebody else changed the record meanwhile: reload it, or overwrite. */
  readonly conflicto: boolean;
  readonly sobrescribir: () => void;
  readonly cerrarConflicto: () => void;
}

/** Saves a form: checks it, sends it once, and tells apart refused fields, a stale version (412) and failures. */
export function useSave<T>(options: SaveOptions<T>): Save {
  const [errores, setErrores] = useState<FieldErrors>(noErrors);
  const [sent, setSent] = useState<unknown>(options.candidate);
  const [conflicto, setConflicto] = useState(false);
  const [keyOf] = useState(() => createKeyring());
  const queryClient = useQueryClient();

  const mutation = useMutation({
    mutationFn: ({ data, etag }: { data: T; etag: string | null }) =>
      options.send(data, { etag, idempotencyKey: keyOf(data) }),
    onSuccess: async () => {
      setErrores(noErrors);
      options.onSaved();
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      const problem = toApiProblem(error);
      if (problem.status === 412) {
        setConflicto(true);
        return;
      }
      setErrores(fieldErrors(problem.detalles));
      options.onFailed(problem);
    },
  });

  function submit(etag: string | null): void {
    if (mutation.isPending) return;
    setConflicto(false);
    setSent(options.candidate);
    const checked = options.validate();
    if (checked.ok) {
      setErrores(noErrors);
      mutation.mutate({ data: checked.data, etag });
      return;
    }
    setErrores(checked.errors);
    options.onInvalid(checked.errors);
  }

  return {
    guardar: () => {
      submit(options.etag);
    },
    guardando: mutation.isPending,
    errores,
    vigentes: standingErrors(errores, sent, options.candidate),
    conflicto,
    sobrescribir: () => {
      submit(null);
    },
    cerrarConflicto: () => {
      setConflicto(false);
    },
  };
}

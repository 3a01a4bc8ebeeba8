import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { ZodMiniType } from 'zod/mini';

import { nombreCopiaLocal } from '../copias-locales.ts';
import { usePersona } from '../session.tsx';
import { alIrAIniciarSesion } from '../session/hooks.ts';
import { createKeptForm } from './kept-form.ts';

/** Shown in a form that came back with what was typed. */
export const textoRecuperado = 'Se recuperó lo que había escrito antes de iniciar sesión de nuevo.';

interface KeptFormOptions<T> {
  readonly inicial: T;
  readonly etag: string | null;
  /** What may be kept: it must name no secret. */
  readonly schema: ZodMiniType<Partial<T>>;
}

interface FormState<T> {
  readonly form: T;
  readonly setForm: Dispatch<SetStateAction<T>>;
  /** Version to save under: that of the copy, so that a change of somebody else meanwhile is noticed. */
  readonly etag: string | null;
  /** The form came back with what was typed before signing in again. */
  readonly restaurado: boolean;
  /** Keeps what is typed until the page opens again; whether that was possible. */
  readonly guardarCopia: () => boolean;
}

/**
 * Keeps the form when its page is left to sign in again; `liberar` lets that navigation pass, so that nobody is asked
 * whether to lose what is not lost.
 */
export function useKeepAtSignIn(keep: () => boolean, dirty: boolean, liberar: () => void): void {
  useEffect(
    () =>
      alIrAIniciarSesion(() => {
        if (dirty && keep()) liberar();
      }),
    [keep, dirty, liberar],
  );
}

/** A form's state; what was typed outlives the way to the sign-in page when the session expired under it. */
export function useKeptForm<T extends object>({ inicial, etag, schema }: KeptFormOptions<T>): FormState<T> {
  const { sub } = usePersona();
  const [copia] = useState(() =>
    createKeptForm(sessionStorage, nombreCopiaLocal(sub, `formulario:${location.pathname}`), schema),
  );
  const [kept] = useState(() => copia.read());
  const [form, setForm] = useState<T>(() => (kept === null ? inicial : { ...inicial, ...kept.form }));
  useEffect(() => {
    copia.drop();
  }, [copia]);
  const vigente = kept === null ? etag : kept.etag;
  return {
    form,
    setForm,
    etag: vigente,
    restaurado: kept !== null,
    guardarCopia: () => {
      const parsed = schema.safeParse(form);
      return parsed.success && copia.write({ form: parsed.data, etag: vigente });
    },
  };
}

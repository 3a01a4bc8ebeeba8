import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { ZodMiniType } from 'zod/mini';

import { copiasPestana, pedirLlavero } from '../copias/copias-locales.ts';
import { nombreCopiaLocal } from '../copias/nombres.ts';
import { usePersona } from '../session.tsx';
import { alCerrarSesion, alComprobarSalida, alIrAIniciarSesion } from '../session/hooks.ts';
import { createKeptForm } from './kept-form.ts';

/** Shown in a form that came back with what was typed. */
export const textoRecuperado = 'Se recuperó lo que había escrito antes de iniciar sesión de nuevo.';

interface KeptFormOptions<T> {
  readonly inicial: T;
  readonly etag: string | null;
  /** What may be kept: it must name no secret. */
  readonly schema: ZodMiniType<Partial<T>>;
  /** What becomes of a form that came back; secrets in it are those of `inicial`. */
  readonly alRecuperar?: (form: T) => T;
}

interface FormState<T> {
  readonly form: T;
  readonly setForm: Dispatch<SetStateAction<T>>;
  /** Version to save under: that of the copy, so that a change of somebody else meanwhile is noticed. */
  readonly etag: string | null;
  /** The form came back with what was typed before signing in again. */
  readonly restaurado: boolean;
  /** Keeps what is typed until the page opens again; whether that was possible. */
  readonly guardarCopia: () => Promise<boolean>;
}

/**
 * Keeps the form when its page is left to sign in again, and lets sign-out ask before it is lost; `liberar` lets that
 * navigation pass, so that the page asks only where something would be lost, and once.
 */
export function useKeepAtSignIn(keep: () => Promise<boolean>, dirty: boolean, liberar: () => void): void {
  useEffect(() => {
    // Keys cannot be had once the session has ended.
    if (dirty) void pedirLlavero();
  }, [dirty]);
  useEffect(() => {
    const off = [
      alIrAIniciarSesion(async () => {
        if (dirty && (await keep())) liberar();
      }),
      alComprobarSalida(() => (dirty ? 'formulario' : null)),
      alCerrarSesion(liberar),
    ];
    return () => {
      for (const takeOff of off) takeOff();
    };
  }, [keep, dirty, liberar]);
}

/** A form's state; what was typed outlives the way to the sign-in page when the session expired under it. */
export function useKeptForm<T extends object>(options: KeptFormOptions<T>): FormState<T> {
  const { inicial, etag, schema, alRecuperar = (form: T): T => form } = options;
  const { sub } = usePersona();
  const [copia] = useState(() =>
    createKeptForm(copiasPestana, nombreCopiaLocal(sub, `formulario:${location.pathname}`), schema),
  );
  const [kept] = useState(() => copia.read());
  const [form, setForm] = useState<T>(() =>
    kept === null ? inicial : alRecuperar({ ...inicial, ...kept.form }),
  );
  useEffect(() => {
    copia.drop();
  }, [copia]);
  const vigente = kept === null ? etag : kept.etag;
  return {
    form,
    setForm,
    etag: vigente,
    restaurado: kept !== null,
    guardarCopia: async () => {
      const parsed = schema.safeParse(form);
      if (!parsed.success || !copia.write({ form: parsed.data, etag: vigente })) return false;
      return copiasPestana.escrito();
    },
  };
}

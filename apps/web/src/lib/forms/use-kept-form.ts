import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { ZodMiniType } from 'zod/mini';

import { copiasPestana, pedirLlavero } from '../copias/copias-locales.ts';
import { nombreCopiaLocal } from '../copias/nombres.ts';
import { usePersona } from '../session/session.ts';
import { alCerrarSesion, alComprobarSalida, alIrAIniciarSesion } from '../session/hooks.ts';
import { createKeptForm } from './kept-form.ts';

/** Note in a form with restored values. */
export const textoRecuperado = 'Se recuperó lo que había escrito antes de iniciar sesión de nuevo.';

interface KeptFormOptions<T> {
  readonly inicial: T;
  readonly etag: string | null;
  /** The fields that are stored; it must contain no secret. */
  readonly schema: ZodMiniType<Partial<T>>;
  /** Distinguishes the forms of a page that has several. */
  readonly parte?: string;
  /** Transforms restored values, whose secrets are those of `inicial`, since copies have none. */
  readonly alRecuperar?: (form: T) => T;
}

/** What both hooks give beside the values. */
interface Kept {
  /** Version for the save: that of the copy, so that a concurrent change of another person is detected. */
  readonly etag: string | null;
  /** Whether the values typed before signing in again were restored. */
  readonly restaurado: boolean;
  /** Stores the values until the page is opened again; false when the storage refuses them. */
  readonly guardarCopia: () => Promise<boolean>;
}

interface KeptForm<T> extends Kept {
  readonly form: UseFormReturnType<T>;
  /** Whether the values differ from `inicial` or were restored. */
  readonly cambiado: boolean;
}

interface KeptState<T> extends Kept {
  readonly form: T;
  readonly setForm: Dispatch<SetStateAction<T>>;
}

/**
 * Stores the form when the person leaves to sign in again, and makes sign-out ask before it is lost;
 * `liberar` lets that navigation pass, so that the page asks only where something would be lost, and once.
 */
export function useKeepAtSignIn(keep: () => Promise<boolean>, dirty: boolean, liberar: () => void): void {
  useEffect(() => {
    // The keys are not available once the session has ended.
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

/** A form whose values survive the redirect to the sign-in page of an expired session. */
export function useKeptForm<T extends object>(options: KeptFormOptions<T>): KeptForm<T> {
  const copia = useCopia(options);
  const form = useForm<T>({ initialValues: copia.inicio });
  return { form, cambiado: copia.restaurado || form.isDirty(), ...copia.kept(form.values) };
}

/** `useKeptForm` for state without fixed fields: rows that are edited in place. */
export function useKeptState<T extends object>(options: KeptFormOptions<T>): KeptState<T> {
  const copia = useCopia(options);
  const [form, setForm] = useState<T>(copia.inicio);
  return { form, setForm, ...copia.kept(form) };
}

const nombreDeCopia = (sub: string, parte: string): string =>
  nombreCopiaLocal(sub, `formulario:${location.pathname}${parte}`);

/** Whether values of a part of this page were stored before it was drawn: a form that is closed opens with them. */
export function useHayCopia(parte: string): boolean {
  const { sub } = usePersona();
  const [hay] = useState(() => copiasPestana.getItem(nombreDeCopia(sub, parte)) !== null);
  return hay;
}

/** The copy of the form at this address: read once, and dropped as soon as the form is mounted. */
function useCopia<T extends object>(options: KeptFormOptions<T>) {
  const { inicial, etag, schema, parte = '', alRecuperar = (form: T): T => form } = options;
  const { sub } = usePersona();
  const [copia] = useState(() => createKeptForm(copiasPestana, nombreDeCopia(sub, parte), schema));
  const [leida] = useState(() => copia.read());
  const [inicio] = useState(() => (leida === null ? inicial : alRecuperar({ ...inicial, ...leida.form })));
  useEffect(() => {
    copia.drop();
  }, [copia]);
  const restaurado = leida !== null;
  // What is saved or read again here gives another version, which then counts.
  const [primero] = useState(etag);
  const vigente = restaurado && etag === primero ? leida.etag : etag;
  return {
    inicio,
    restaurado,
    kept: (form: T): Kept => ({
      etag: vigente,
      restaurado,
      guardarCopia: async () => {
        const parsed = schema.safeParse(form);
        if (!parsed.success || !copia.write({ form: parsed.data, etag: vigente })) return false;
        return copiasPestana.escrito();
      },
    }),
  };
}

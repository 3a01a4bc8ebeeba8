import { obligatorio } from '@mantenible/contracts/comun';
import type { ProyectoCambiado, ProyectoNuevo } from '@mantenible/contracts/proyecto';
import {
  mismoServidor,
  motivoRamaInvalida,
  motivoRepositorioInvalido,
  ramaPorDefecto,
} from '@mantenible/domain/proyecto';
import * as z from 'zod/mini';

import type { FieldErrors, Validation } from '../../../lib/forms/validate.ts';

/** The form's fields, in the order of the screen. */
export const campos = ['nombre', 'link', 'branch', 'githubtoken'] as const;
export type Campo = (typeof campos)[number];
export type Valores = Readonly<Record<Campo, string>>;

export const valoresNuevos: Valores = { nombre: '', link: '', branch: ramaPorDefecto, githubtoken: '' };

/** Values of the local copy that survives signing in again: never the token. */
export const valoresConservados = z.object({ nombre: z.string(), link: z.string(), branch: z.string() });

/** Longest values that the server accepts (contracts/proyecto). */
export const maximos: Readonly<Record<Campo, number>> = {
  nombre: 200,
  link: 500,
  branch: 255,
  githubtoken: 500,
};

/** Errors by field: all four are required, link and branch must be well formed (requisitos: required-fields, branch-names). */
export function errores(valores: Valores, permitirHttp: boolean): FieldErrors {
  const formas: Partial<Record<Campo, string | null>> = {
    link: motivoRepositorioInvalido(valores.link.trim(), permitirHttp),
    branch: motivoRamaInvalida(valores.branch.trim()),
  };
  return new Map(
    campos.flatMap((campo) => {
      const motivo = valores[campo].trim() === '' ? obligatorio : formas[campo];
      return motivo ? [[campo, motivo] as const] : [];
    }),
  );
}

/** The body that `cuerpo` makes of the values, or their errors. */
export function validar<T>(
  valores: Valores,
  permitirHttp: boolean,
  cuerpo: (valores: Valores) => T,
): Validation<T> {
  const errors = errores(valores, permitirHttp);
  return errors.size > 0 ? { ok: false, errors } : { ok: true, data: cuerpo(valores) };
}

export function cuerpoNuevo(valores: Valores, idPersona: string): ProyectoNuevo {
  return { ...recortar(valores), idPersona };
}

/** Body of an edit, without the locked name; with the token when another one was typed, or for another server. */
export function cuerpoCambio(valores: Valores, leidos: Valores): ProyectoCambiado {
  const { link, branch, githubtoken } = recortar(valores);
  const guardado = githubtoken === leidos.githubtoken && mismoServidor(link, leidos.link);
  return { link, branch, ...(guardado ? {} : { githubtoken }) };
}

export function hayCambios(valores: Valores, iniciales: Valores): boolean {
  return campos.some((campo) => valores[campo] !== iniciales[campo]);
}

function recortar(valores: Valores): Record<Campo, string> {
  const { nombre, link, branch, githubtoken } = valores;
  return { nombre: nombre.trim(), link: link.trim(), branch: branch.trim(), githubtoken: githubtoken.trim() };
}

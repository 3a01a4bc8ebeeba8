import { obligatorio } from '@mantenible/contracts/comun';
import type { ProyectoCambiado, ProyectoNuevo } from '@mantenible/contracts/proyecto';
import {
  mismoServidor,
  motivoLinkInvalido,
  motivoRamaInvalida,
  ramaPorDefecto,
} from '@mantenible/domain/proyecto';
import * as z from 'zod/mini';

import type { FieldErrors, Validation } from '../../../lib/forms/validate.ts';

/** The form's fields, in the order in which they stand. */
export const campos = ['nombre', 'link', 'branch', 'githubtoken'] as const;
export type Campo = (typeof campos)[number];
export type Valores = Readonly<Record<Campo, string>>;

export const valoresNuevos: Valores = { nombre: '', link: '', branch: ramaPorDefecto, githubtoken: '' };

/** What is kept while the person signs in again: never the token. */
export const valoresConservados = z.object({ nombre: z.string(), link: z.string(), branch: z.string() });

/** What the server takes at most (contracts/proyecto). */
export const maximos: Readonly<Record<Campo, number>> = {
  nombre: 200,
  link: 500,
  branch: 255,
  githubtoken: 500,
};

/** Why each field is refused: all four are required (specification §5), link and branch must be well formed. */
export function errores(valores: Valores, permitirHttp: boolean): FieldErrors {
  const formas: Partial<Record<Campo, string | null>> = {
    link: motivoLinkInvalido(valores.link.trim(), permitirHttp),
    branch: motivoRamaInvalida(valores.branch.trim()),
  };
  return new Map(
    campos.flatMap((campo) => {
      const motivo = valores[campo].trim() === '' ? obligatorio : formas[campo];
      return motivo ? [[campo, motivo] as const] : [];
    }),
  );
}

/** The form's content as `cuerpo` makes it, or what keeps it from being sent. */
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

/** Body of an edit: the name is locked; the token goes along when it was typed anew, or for another server. */
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

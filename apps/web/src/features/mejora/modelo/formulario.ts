import type { Accion } from '@mantenible/contracts/mejora';
import type { Esfuerzo, EstadoAccion } from '@mantenible/domain/mejora';

/** What the fields of an action hold while they are edited: empty texts for what is not given. */
export interface FormularioAccion {
  readonly texto: string;
  readonly estado: EstadoAccion;
  readonly esfuerzo: Esfuerzo;
  readonly responsable: string;
  readonly fecha: string;
}

export const accionVacia: FormularioAccion = {
  texto: '',
  estado: 'pendiente',
  esfuerzo: 'medio',
  responsable: '',
  fecha: '',
};

export function aFormulario({ texto, estado, esfuerzo, responsable, fecha }: Accion): FormularioAccion {
  return { texto, estado, esfuerzo, responsable: responsable ?? '', fecha: fecha ?? '' };
}

/** The body that the form would send. */
export function aEnvio(form: FormularioAccion) {
  const { responsable, fecha } = form;
  return {
    ...form,
    responsable: responsable.trim() === '' ? null : responsable,
    fecha: fecha === '' ? null : fecha,
  };
}

import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { ZodMiniType } from 'zod/mini';

import type { RecursoCatalogo } from '../catalogo-api/leer-usos.ts';
import type { FieldErrors } from '../forms/validate.ts';

/** Texts of the screens of one kind of catalogue record. */
export interface TextosDeRegistro {
  readonly lista: string;
  readonly crear: string;
  readonly editar: string;
  readonly vacio: string;
  readonly creada: string;
  readonly actualizada: string;
  readonly errorGuardar: string;
  readonly eliminada: string;
  readonly errorEliminar: string;
}

/** Props of the fields of a form. */
export interface CamposProps<Valores> {
  readonly form: UseFormReturnType<Valores>;
  /** Errors of fields, by their path in the sent body. */
  readonly errores: FieldErrors;
}

/**
 * Settings of one kind of catalogue record, for its forms. `Registro` is a record as read, `Valores` as
 * edited, `Enviado` as sent.
 */
export interface TipoDeRegistro<Registro, Valores extends object, Enviado> {
  readonly recurso: RecursoCatalogo;
  readonly labels: TextosDeRegistro;
  readonly rutaLista: string;
  readonly registro: ZodMiniType<Registro>;
  readonly enviado: ZodMiniType<Enviado>;
  /** Schema of the form's copy while the person signs in again. */
  readonly conservado: ZodMiniType<Valores>;
  readonly vacio: Valores;
  valoresDe(registro: Registro): Valores;
  /** The field with the name of a record, which a copy changes. */
  readonly campoNombre: keyof Valores & string;
  /** The unchecked body, under the API's names; unreadable values are null. */
  candidato(valores: Valores): unknown;
  /** The field whose error replaces the general alert of an invalid form. */
  readonly campoDelAviso: string | null;
  readonly Campos: ComponentType<CamposProps<Valores>>;
}

import type { Entrega, EntregaEnviada } from '@mantenible/contracts/entrega';
import { ambitoCompleto, raizEscrita, type Ambito } from '@mantenible/domain/ambito';
import { minutoLocal } from '@mantenible/domain/entrega';
import { esTipoSimple, tiposPrueba, type TipoPrueba } from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

/** A delivery as it is typed; texts of lists have one entry a line. */
export interface FormularioEntrega {
  readonly titulo: string;
  readonly texto: string;
  readonly abre: string;
  readonly cierra: string;
  /** '' for no test. */
  readonly tipo: TipoPrueba | '';
  readonly elementoId: string;
  readonly analisis: boolean;
  readonly plan: boolean;
  readonly plantilla: string;
  readonly commit: string;
  readonly excluidos: string;
  readonly pruebas: string;
}

/** Schema of the form's copy while the person signs in again. */
export const formularioEntrega = z.object({
  titulo: z.string(),
  texto: z.string(),
  abre: z.string(),
  cierra: z.string(),
  tipo: z.enum([...tiposPrueba, '']),
  elementoId: z.string(),
  analisis: z.boolean(),
  plan: z.boolean(),
  plantilla: z.string(),
  commit: z.string(),
  excluidos: z.string(),
  pruebas: z.string(),
});

const semanaMs = 7 * 24 * 3_600_000;

/** A new delivery: open from now on, for a week, until the end of that day. */
export function formularioNuevo(zona: string, now: number): FormularioEntrega {
  return {
    titulo: '',
    texto: '',
    abre: minutoLocal(now, zona),
    cierra: `${minutoLocal(now + semanaMs, zona).slice(0, 10)}T23:59`,
    tipo: 'allSubcaracteristicas',
    elementoId: '',
    analisis: true,
    plan: false,
    plantilla: '',
    commit: '',
    excluidos: '',
    pruebas: '',
  };
}

export function aFormulario({ pide, plantilla, ambito, ...entrega }: Entrega): FormularioEntrega {
  return {
    titulo: entrega.titulo,
    texto: entrega.texto,
    abre: entrega.abre,
    cierra: entrega.cierra,
    tipo: pide.prueba?.tipo ?? '',
    elementoId: pide.prueba?.elementoId ?? '',
    analisis: pide.analisis,
    plan: pide.plan,
    plantilla: plantilla?.proyectoId ?? '',
    commit: plantilla?.commit ?? '',
    excluidos: (ambito?.exclusiones ?? []).join('\n'),
    pruebas: (ambito?.pruebas ?? []).map(raizEscrita).join('\n'),
  };
}

/** What is sent; fields of the scope that the form does not show stay as they were. */
export function aEnvio(form: FormularioEntrega, antes: Ambito | null): EntregaEnviada {
  const { titulo, texto, abre, cierra, tipo, elementoId, analisis, plan, plantilla, commit } = form;
  const conElemento = tipo !== '' && esTipoSimple(tipo) && elementoId !== '';
  return {
    titulo,
    texto,
    abre,
    cierra,
    pide: {
      prueba: tipo === '' ? null : { tipo, elementoId: conElemento ? elementoId : null },
      analisis,
      plan,
    },
    plantilla:
      plantilla === '' ? null : { proyectoId: plantilla, commit: commit.trim().toLowerCase() || null },
    ambito: ambitoDe(form, antes),
  };
}

function ambitoDe({ excluidos, pruebas }: FormularioEntrega, antes: Ambito | null): Ambito | null {
  const ambito = {
    ...(antes ?? ambitoCompleto),
    exclusiones: lineas(excluidos),
    // The point stands for the whole repository, as it is stored: without a change nothing is to be confirmed.
    pruebas: lineas(pruebas).map((una) => (una === raizEscrita('') ? '' : una)),
  };
  return JSON.stringify(ambito) === JSON.stringify(ambitoCompleto) ? null : ambito;
}

const lineas = (texto: string): string[] =>
  texto
    .split('\n')
    .map((una) => una.trim())
    .filter((una) => una !== '');

export function tipoDe(value: string): TipoPrueba | '' {
  return tiposPrueba.find((uno) => uno === value) ?? '';
}

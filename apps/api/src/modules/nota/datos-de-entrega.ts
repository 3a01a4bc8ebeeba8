import { acuerdoEntre, eleccionesDe, type Elecciones } from '@mantenible/domain/acuerdo';
import type { Evidencia } from '@mantenible/domain/evidencia';
import { mismoRepositorio } from '@mantenible/domain/proyecto';
import {
  datoEvidencias,
  datoMedia,
  datoNuevas,
  type Dato,
  type DatosEntrega,
} from '@mantenible/domain/rubrica';

import type { CifrasEntregadas, EnlaceAceptado, EntregaDeNotas, PatronDeEntrega } from './nota.port.ts';

const ajeno = (motivo: string): Dato => ({ motivo, ajeno: true });

/** The reference as all deliveries of a class are compared with it. */
export interface Referencia {
  readonly enlace: string;
  readonly elecciones: Elecciones;
}

export function referenciaDe(patron: PatronDeEntrega | null): Referencia | null {
  return patron && { enlace: patron.enlace, elecciones: eleccionesDe(patron.prueba) };
}

/** The figures that the lines of a rubric read of one delivery. */
export function medidasDe(
  entrega: Pick<EntregaDeNotas, 'pide' | 'plantilla'>,
  cifras: CifrasEntregadas,
  referencia: Referencia | null,
  enlaces: readonly EnlaceAceptado[],
): DatosEntrega['medidas'] {
  const sinPrueba = entrega.pide.prueba ? null : ajeno('La entrega no pide una prueba.');
  return {
    media: sinPrueba ?? datoMedia(cifras.prueba),
    evidencias: sinPrueba ?? deEvidencias(cifras, enlaces),
    acuerdo: sinPrueba ?? deAcuerdo(cifras, referencia),
    grado: deGrado(entrega, cifras),
    nuevas: deNuevas(entrega, cifras),
    acciones: entrega.pide.plan
      ? { valor: cifras.verificadas }
      : ajeno('La entrega no pide el plan de mejora.'),
  };
}

function deEvidencias(
  { prueba, analisis, citados, enlace }: CifrasEntregadas,
  enlaces: readonly EnlaceAceptado[],
): Dato {
  const citaAlgo = (prueba?.respuestas ?? []).some(({ evidencias = [] }) =>
    evidencias.some(({ tipo }) => tipo === 'archivo'),
  );
  if (prueba && citaAlgo && !analisis)
    return ajeno('Lo entregado no está analizado: no se puede comprobar si lo citado existe.');
  const vale = (una: Evidencia, clave: string): boolean =>
    una.tipo === 'enlace'
      ? enlaces.some((aceptado) => aceptado.clave === clave && aceptado.url === una.url)
      : mismoRepositorio(una.repositorio, enlace) && (citados.get(una.ruta) ?? 0) >= (una.lineas?.hasta ?? 1);
  return datoEvidencias(prueba, vale);
}

function deAcuerdo({ prueba, enlace }: CifrasEntregadas, referencia: Referencia | null): Dato {
  if (!referencia) return ajeno('La entrega no tiene prueba de referencia.');
  if (!prueba) return { motivo: 'No se entregó la prueba pedida.', ajeno: false };
  if (!mismoRepositorio(enlace, referencia.enlace))
    return ajeno('La prueba de referencia es de otro repositorio.');
  const { porcentaje } = acuerdoEntre(eleccionesDe(prueba), referencia.elecciones);
  return porcentaje === null
    ? ajeno('La prueba de referencia no tiene preguntas en común con esta.')
    : { valor: porcentaje };
}

type Analizada = Pick<EntregaDeNotas, 'pide' | 'plantilla'>;

function sinAnalisis({ pide }: Analizada, { fallido }: CifrasEntregadas): Dato {
  if (!pide.analisis) return ajeno('La entrega no pide el análisis.');
  return fallido
    ? { motivo: 'El análisis de lo entregado falló.', ajeno: false }
    : ajeno('Lo entregado no está analizado: un docente lo analiza con «Analizar lo entregado».');
}

function deGrado(entrega: Analizada, cifras: CifrasEntregadas): Dato {
  if (!cifras.analisis) return sinAnalisis(entrega, cifras);
  const { grado } = cifras.analisis;
  return grado === null ? ajeno('El análisis no tiene código que medir.') : { valor: grado };
}

function deNuevas(entrega: Analizada, cifras: CifrasEntregadas): Dato {
  if (!entrega.plantilla) return ajeno('La entrega no tiene plantilla con la que comparar.');
  if (!cifras.analisis) return sinAnalisis(entrega, cifras);
  if (!cifras.nuevas) return ajeno('La plantilla no está analizada.');
  return datoNuevas(cifras.nuevas, cifras.analisis.ncloc);
}

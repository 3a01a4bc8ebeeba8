import { acuerdoEntre, eleccionesDe, type Elecciones } from '@mantenible/domain/acuerdo';
import { referenciaDeEvidencia, type ArchivoEvidencia, type Evidencia } from '@mantenible/domain/evidencia';
import { mismoRepositorio } from '@mantenible/domain/proyecto';
import { clavePregunta } from '@mantenible/domain/respuesta';
import {
  datoEvidencias,
  datoMedia,
  datoNuevas,
  type Dato,
  type DatosEntrega,
} from '@mantenible/domain/rubrica';

import type { MarcaAceptada } from './marca-aceptada.port.ts';
import { sinAceptadas } from './marcas-aceptadas.ts';
import type {
  CifrasEntregadas,
  Correccion,
  EnlaceAceptado,
  EntregaDeNotas,
  PatronDeEntrega,
} from './nota.port.ts';

const ajeno = (motivo: string): Dato => ({ motivo, ajeno: true });

/** The reference as all deliveries of a class are compared with it. */
export interface Referencia {
  readonly enlace: string;
  readonly elecciones: Elecciones;
}

export function referenciaDe(patron: PatronDeEntrega | null): Referencia | null {
  return patron && { enlace: patron.enlace, elecciones: eleccionesDe(patron.prueba) };
}

/** What a lecturer accepted of one delivery. */
export type Aceptado = Pick<Correccion, 'enlaces' | 'marcas'>;

/** The figures that the lines of a rubric read of one delivery. */
export function medidasDe(
  entrega: Pick<EntregaDeNotas, 'pide' | 'plantilla'>,
  cifras: CifrasEntregadas,
  referencia: Referencia | null,
  aceptado: Aceptado,
): DatosEntrega['medidas'] {
  const sinPrueba = entrega.pide.prueba ? null : ajeno('La entrega no pide una prueba.');
  return {
    media: sinPrueba ?? datoMedia(cifras.prueba),
    evidencias: sinPrueba ?? deEvidencias(cifras, aceptado.enlaces),
    acuerdo: sinPrueba ?? deAcuerdo(cifras, referencia),
    grado: deGrado(entrega, cifras),
    nuevas: deNuevas(entrega, cifras, aceptado.marcas),
    acciones: entrega.pide.plan
      ? { valor: cifras.verificadas }
      : ajeno('La entrega no pide el plan de mejora.'),
  };
}

/** Whether what was analysed can show that the cited lines exist: an analysed file of the delivered repository at that commit. */
export function esComprobable(
  { repositorio, commit, ruta }: ArchivoEvidencia,
  { analisis, citados, enlace }: Pick<CifrasEntregadas, 'analisis' | 'citados' | 'enlace'>,
): boolean {
  const analizado = analisis?.commit?.toLowerCase() ?? '';
  return (
    analizado !== '' &&
    analizado.startsWith(commit.toLowerCase()) &&
    mismoRepositorio(repositorio, enlace) &&
    citados.has(ruta)
  );
}

function deEvidencias(cifras: CifrasEntregadas, enlaces: readonly EnlaceAceptado[]): Dato {
  const { prueba, analisis, citados } = cifras;
  const citaAlgo = (prueba?.respuestas ?? []).some(({ evidencias = [] }) =>
    evidencias.some(({ tipo }) => tipo === 'archivo'),
  );
  if (prueba && citaAlgo && (!analisis || analisis.origen === 'servicio'))
    return ajeno('Lo entregado no está analizado: no se puede comprobar si lo citado existe.');
  const vale = (una: Evidencia, clave: string): boolean =>
    una.tipo === 'archivo' && esComprobable(una, cifras)
      ? (citados.get(una.ruta) ?? 0) >= (una.lineas?.hasta ?? 1)
      : enlaces.some((aceptado) => aceptado.clave === clave && aceptado.url === referenciaDeEvidencia(una));
  return datoEvidencias(prueba, vale);
}

/** The links that name evidence of the delivered test, each once: others would be stored for nothing. */
export function enlacesDe(
  { prueba }: Pick<CifrasEntregadas, 'prueba'>,
  enlaces: readonly EnlaceAceptado[],
): readonly EnlaceAceptado[] {
  const claveDe = ({ clave, url }: EnlaceAceptado) => JSON.stringify([clave, url]);
  const pedidos = new Set(enlaces.map(claveDe));
  const dados = (prueba?.respuestas ?? []).flatMap((dada) =>
    (dada.evidencias ?? []).map((una) => ({ clave: clavePregunta(dada), url: referenciaDeEvidencia(una) })),
  );
  const hallados = new Map(dados.map((uno) => [claveDe(uno), uno]));
  return [...hallados].flatMap(([clave, uno]) => (pedidos.has(clave) ? [uno] : []));
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

/** Failures that the delivered repository causes and its team can correct; no student is at fault for another one. */
const fallosPropios: ReadonlySet<string> = new Set([
  'acceso-denegado',
  'rama-inexistente',
  'repositorio-vacio',
  'sin-codigo',
  'sin-commit-antes',
]);

function sinAnalisis({ pide }: Analizada, { fallo }: CifrasEntregadas): Dato {
  if (!pide.analisis) return ajeno('La entrega no pide el análisis.');
  if (fallo === null)
    return ajeno('Lo entregado no está analizado: un docente lo analiza con «Analizar lo entregado».');
  return fallosPropios.has(fallo)
    ? { motivo: 'El análisis de lo entregado falló por el repositorio entregado.', ajeno: false }
    : ajeno('El análisis de lo entregado falló por una causa ajena al repositorio: analícelo de nuevo.');
}

/** The project's own analysis has the scope that its team chose: it gives no figure that is compared with others. */
const comparable = ({ analisis }: CifrasEntregadas) => (analisis?.origen === 'propio' ? null : analisis);

function deGrado(entrega: Analizada, cifras: CifrasEntregadas): Dato {
  const analisis = comparable(cifras);
  if (!analisis) return sinAnalisis(entrega, cifras);
  return analisis.grado === null
    ? ajeno('El análisis no tiene código que medir.')
    : { valor: analisis.grado };
}

function deNuevas(entrega: Analizada, cifras: CifrasEntregadas, marcas: readonly MarcaAceptada[]): Dato {
  if (!entrega.plantilla) return ajeno('La entrega no tiene plantilla con la que comparar.');
  const analisis = comparable(cifras);
  if (!analisis) return sinAnalisis(entrega, cifras);
  if (analisis.origen === 'servicio')
    return ajeno('El servicio de análisis no da las incidencias de lo entregado.');
  if (!cifras.nuevas)
    return ajeno('Falta el análisis de la plantilla, o los archivos de uno de los análisis que se comparan.');
  return datoNuevas(sinAceptadas(cifras.nuevas, cifras.marcadas, marcas), analisis.ncloc);
}

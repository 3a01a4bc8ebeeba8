import type { Marcas } from '@mantenible/contracts/marca';
import { tarjetasDefecto, type TarjetaDefecto } from '@mantenible/domain/calculo-estatico';
import { buscarCriterio, sinDescripcion } from '@mantenible/domain/criterio';
import type { PuntosQueFaltan } from '@mantenible/domain/mejora';
import type { Proyecto } from '@mantenible/domain/proyecto';
import type { ComentariosInformados, InformeAnalisis } from '@mantenible/reports';
import { formatDecimals } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { notasGrado } from '../../../../lib/escaneo/notas-grado.ts';
import type { TituloDeRegla } from '../../../../lib/incidencia/indice.ts';
import { textoCondicion } from '../../../../lib/escaneo/umbrales.ts';
import { sinMedida } from '../../labels.ts';
import { explicar, type Datos } from '../explicacion/explicacion.ts';
import { textoSinPropuestas, tituloQueFalta } from '../explicacion/textos-que-falta.ts';
import { nombreFigura, type Figura } from '../figuras/figura.ts';
import { textoMedida, textoPorcentaje } from '../figuras/formato.ts';
import { ultimoListo } from '../incorporado/momento.ts';
import { analizadoInformado, type LeidoDelAnalisis } from './analizado-informado.ts';
import { incidenciasInformadas } from './incidencias-informadas.ts';
import { marcasInformadas, silenciadasInformadas } from './marcas-informadas.ts';

interface Origen extends LeidoDelAnalisis {
  readonly proyecto: Proyecto;
  /** Null with a scanning service. */
  readonly marcas: Marcas | null;
  readonly comentarios: ComentariosInformados;
  readonly tituloDe?: TituloDeRegla | undefined;
  readonly now: Date;
}

/** Model of the PDF of an analysis, with the texts of the screen. */
export function informeAnalisis(datos: Datos, origen: Origen): InformeAnalisis {
  const { resultado, valoracion } = datos;
  const { calculo, fecha } = resultado;
  const { proyecto, estado, incidencias, now } = origen;
  const medido = ultimoListo(estado?.historia ?? []);
  const faltan = explicar({ tipo: 'grado' }, datos)?.faltan ?? null;
  return {
    proyecto: proyecto.nombre,
    enlace: medido?.enlace ?? proyecto.link,
    rama: medido?.rama ?? estado?.rama ?? proyecto.branch,
    commit: medido?.commit ?? null,
    fecha: new Date(fecha).toISOString(),
    generado: now.toISOString(),
    grado: cifraInformada({ tipo: 'grado' }, datos),
    criterio: calculo.grado === null ? sinMedida : buscarCriterio(valoracion, calculo.grado, sinDescripcion),
    falta: faltan && faltaInformada(faltan),
    notas: notasGrado,
    subcaracteristicas: calculo.subcaracteristicas.map(({ nombre }) =>
      cifraInformada({ tipo: 'subcaracteristica', nombre }, datos),
    ),
    metricas: calculo.metricas.map(({ nombre }) => cifraInformada({ tipo: 'metrica', nombre }, datos)),
    veredictos: tarjetasDefecto(resultado.medidas, datos.propiedades).map(veredictoInformado),
    analizado: [...analizadoInformado(calculo.ncloc, origen), ...silenciadasInformadas(origen.marcas)],
    marcas: marcasInformadas(origen.marcas, incidencias.total),
    hallazgos: incidenciasInformadas(incidencias, origen.tituloDe),
    comentarios: origen.comentarios,
  };
}

function cifraInformada(figura: Figura, datos: Datos): InformeAnalisis['grado'] {
  const explicacion = explicar(figura, datos);
  return {
    nombre: nombreFigura(figura),
    valor: explicacion?.resultado ?? sinMedida,
    formula: explicacion?.formula ?? '',
    numeros: explicacion?.conNumeros ?? null,
  };
}

function faltaInformada(faltan: PuntosQueFaltan): InformeAnalisis['falta'] {
  return {
    titulo: tituloQueFalta(faltan),
    partes: faltan.partes.map(({ medida, puntos, proporcion }) => [
      nombresMedida[medida],
      formatDecimals(puntos),
      `${proporcion}\u00a0%`,
    ]),
    nota: textoSinPropuestas(faltan),
  };
}

function veredictoInformado(tarjeta: TarjetaDefecto): InformeAnalisis['veredictos'][number] {
  const { propiedad, medida, valor, porcentaje, veredicto } = tarjeta;
  const suya = valor === null ? sinMedida : textoMedida(medida, valor);
  const esDensidad = medida === 'comment_lines_density';
  const sobre = porcentaje === null || esDensidad ? '' : ` (${textoPorcentaje(porcentaje)})`;
  return {
    propiedad,
    medida: `${nombresMedida[medida]}\n${suya}${sobre}`,
    condicion: textoCondicion(tarjeta) ?? 'sin umbral',
    veredicto: veredicto ?? 'Sin veredicto',
  };
}

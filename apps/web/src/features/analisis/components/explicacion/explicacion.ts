import {
  reglaDeUmbral,
  tarjetasDefecto,
  type CalculoEstatico,
  type ClaveMedida,
} from '@mantenible/domain/calculo-estatico';
import type { Criterio, PropiedadCalidad } from '@mantenible/domain/criterio';
import { puntosQueFaltan, type PuntosQueFaltan } from '@mantenible/domain/mejora';
import { formatNumber, formatPercent } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import type { Escaneo } from '../../../../lib/escaneo/escaneo.ts';
import { notasGrado } from '../../../../lib/escaneo/notas-grado.ts';
import type { Figura } from '../figuras/figura.ts';
import {
  dondeActuanLosUmbrales,
  textoComparacion,
  textoDefecto,
  textoSentido,
} from '../../../../lib/escaneo/umbrales.ts';
import { textoMedida, textoPorcentaje } from '../figuras/formato.ts';
import { notasMetrica, notasSubcaracteristica, notasTarjeta } from './notas-modelo.ts';
import type { Resultado } from '../figuras/resultado.ts';
import { tablaIntervalos, tablaUmbrales, type TablaUmbrales } from './tabla-umbrales.ts';

/** Texts of '¿Cómo se calcula?' for a figure; a field is null when a measure that it needs is missing, or it does not apply. */
export interface Explicacion {
  /** The figure as the page shows it. */
  readonly resultado: string | null;
  readonly entradas: readonly { readonly nombre: string; readonly valor: string | null }[];
  readonly formula: string;
  readonly conNumeros: string | null;
  /** Threshold or ranges, the applicable one marked; null for a figure without either. */
  readonly tabla: TablaUmbrales | null;
  /** Comparison behind the verdict. */
  readonly comparacion: string | null;
  /** What the degree lacks, by measure; null for every other figure, and where nothing is lacking. */
  readonly faltan: PuntosQueFaltan | null;
  readonly notas: readonly string[];
}

/** Input of the explanations, which format figures and compute none. */
export interface Datos {
  readonly resultado: Resultado;
  readonly valoracion: readonly Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>[];
  readonly propiedades: readonly PropiedadCalidad[];
  /** Scanner of the installation: some notes apply to one scanner only. */
  readonly escaneo: Escaneo;
}

type SinPartes = Omit<Explicacion, 'faltan'>;

/** Explanation of a figure; null when the calculation has no figure of that name, or no card with that index. */
export function explicar(figura: Figura, datos: Datos): Explicacion | null {
  const explicacion = explicarFigura(figura, datos);
  const faltan = figura.tipo === 'grado' ? puntosQueFaltan(datos.resultado.calculo) : null;
  return explicacion && { ...explicacion, faltan };
}

function explicarFigura(figura: Figura, datos: Datos): SinPartes | null {
  switch (figura.tipo) {
    case 'grado':
      return explicarGrado(datos);
    case 'metrica':
      return explicarMetrica(datos, figura.nombre);
    case 'subcaracteristica':
      return explicarSubcaracteristica(datos.resultado.calculo, figura.nombre);
    case 'tarjeta':
      return explicarTarjeta(datos, figura.lugar);
  }
}

const textoPorcentajeONull = (valor: number | null) => (valor === null ? null : textoPorcentaje(valor));

function explicarGrado({ resultado: { calculo }, valoracion }: Datos): SinPartes {
  const { grado, subcaracteristicas } = calculo;
  const sumandos = subcaracteristicas.map(({ porcentaje }) => `(100\u00a0−\u00a0${sinSigno(porcentaje)})`);
  const resultado = grado === null ? null : formatPercent(grado);
  return {
    resultado,
    entradas: subcaracteristicas.map(({ nombre, porcentaje }) => ({
      nombre,
      valor: textoPorcentajeONull(porcentaje),
    })),
    formula: 'Media de (100 − subcaracterística)',
    conNumeros: resultado && `(${sumandos.join(' + ')}) / ${sumandos.length} = ${resultado}`,
    tabla: tablaIntervalos(valoracion, grado),
    comparacion: null,
    notas: notasGrado,
  };
}

function explicarMetrica({ resultado, escaneo }: Datos, nombre: string): SinPartes | null {
  const { metricas, ncloc } = resultado.calculo;
  const metrica = metricas.find((una) => una.nombre === nombre);
  if (!metrica) return null;
  const { medida, valor, bruto, porcentaje, acotada } = metrica;
  const esDensidad = medida === 'comment_lines_density';
  const cociente = esDensidad ? formulaComplemento(valor) : formulaCociente(medida, valor, ncloc);
  const acotado = acotada && porcentaje !== null ? `, acotado a ${textoPorcentaje(porcentaje)}` : '';
  return {
    resultado: textoPorcentajeONull(porcentaje),
    entradas: entradasDe(medida, valor, ncloc),
    formula: esDensidad
      ? `100 − ${nombresMedida[medida]}`
      : `${nombresMedida[medida]} × 100 / ${nombresMedida.ncloc}, acotado a 0-100`,
    conNumeros: bruto === null ? null : `${cociente} = ${textoPorcentaje(bruto)}${acotado}`,
    tabla: null,
    comparacion: null,
    notas: notasMetrica(medida, escaneo),
  };
}

function explicarSubcaracteristica(calculo: CalculoEstatico, nombre: string): SinPartes | null {
  const subcaracteristica = calculo.subcaracteristicas.find((una) => una.nombre === nombre);
  if (!subcaracteristica) return null;
  const suyas = subcaracteristica.metricas.flatMap((una) => calculo.metricas.filter((m) => m.nombre === una));
  const resultado = textoPorcentajeONull(subcaracteristica.porcentaje);
  const suma = suyas.map(({ porcentaje }) => sinSigno(porcentaje)).join(' + ');
  return {
    resultado,
    entradas: suyas.map((metrica) => ({
      nombre: metrica.nombre,
      valor: textoPorcentajeONull(metrica.porcentaje),
    })),
    formula: `Media de ${subcaracteristica.metricas.join(', ')}`,
    conNumeros: resultado && `(${suma}) / ${suyas.length} = ${resultado}`,
    tabla: null,
    comparacion: null,
    notas: notasSubcaracteristica[subcaracteristica.nombre],
  };
}

function explicarTarjeta({ resultado: { medidas, calculo }, propiedades, escaneo }: Datos, lugar: number) {
  const tarjeta = tarjetasDefecto(medidas, propiedades)[lugar];
  if (!tarjeta) return null;
  const { medida, valor, porcentaje, veredicto } = tarjeta;
  const esDensidad = medida === 'comment_lines_density';
  const resultado = textoPorcentajeONull(porcentaje);
  const comparacion = textoComparacion(tarjeta);
  return {
    resultado,
    entradas: entradasDe(medida, valor, calculo.ncloc),
    formula: esDensidad
      ? 'La densidad tal como se mide: líneas de comentario × 100 / (líneas de código + líneas de comentario)'
      : `${nombresMedida[medida]} × 100 / ${nombresMedida.ncloc}, sin acotar`,
    conNumeros:
      esDensidad || resultado === null
        ? null
        : `${formulaCociente(medida, valor, calculo.ncloc)} = ${resultado}`,
    tabla: tablaUmbrales(propiedades, lugar),
    comparacion:
      comparacion &&
      (veredicto === 'DEFECTO'
        ? `${comparacion} se cumple: DEFECTO`
        : `${comparacion} no se cumple: ACEPTABLE`),
    notas: [...notasDeUmbral(lugar), ...notasTarjeta(medida, escaneo)],
  };
}

/** Notes on the card's threshold: its unit and direction, when it makes a defect, and what thresholds affect. */
function notasDeUmbral(lugar: number): readonly string[] {
  const regla = reglaDeUmbral(lugar);
  return regla ? [`${textoSentido(regla)} ${textoDefecto(regla)}`, dondeActuanLosUmbrales] : [];
}

function entradasDe(medida: ClaveMedida, valor: number | null, ncloc: number | null) {
  const propia = {
    nombre: `${nombresMedida[medida]} (${medida})`,
    valor: valor === null ? null : textoMedida(medida, valor),
  };
  if (medida === 'comment_lines_density') return [propia];
  return [
    propia,
    { nombre: `${nombresMedida.ncloc} (ncloc)`, valor: ncloc === null ? null : formatNumber(ncloc) },
  ];
}

function formulaCociente(medida: ClaveMedida, valor: number | null, ncloc: number | null): string {
  return `${valor === null ? '—' : textoMedida(medida, valor)} × 100 / ${ncloc === null ? '—' : formatNumber(ncloc)}`;
}

function formulaComplemento(valor: number | null): string {
  return `100 − ${sinSigno(valor)}`;
}

/** Percent without the sign, for formulas: '18,00'. */
function sinSigno(percent: number | null): string {
  return percent === null ? '—' : textoPorcentaje(percent).replace(/\s?%/u, '');
}

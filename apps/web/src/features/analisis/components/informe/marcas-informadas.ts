import type { Marcas } from '@mantenible/contracts/marca';
import type { InformeAnalisis } from '@mantenible/reports';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import {
  contarPresentes,
  nombreDecision,
  textoLugar,
  textoMarcados,
  textoSilenciadas,
} from '../../../../lib/marca/textos.ts';

/** Marks that the PDF lists; its first line counts all. */
const maximoListadas = 500;

/** Marked findings with their reasons; null without any, and with a scanning service. */
export function marcasInformadas(
  marcas: Marcas | null,
  olores: number,
): NonNullable<InformeAnalisis['marcas']> | null {
  if (marcas === null || marcas.total === 0) return null;
  const presentes = contarPresentes(marcas);
  const ausentes = marcas.total - presentes;
  const resto =
    ausentes === 0
      ? ''
      : ` ${contar(ausentes, 'marca es', 'marcas son')} de incidencias que ya no están o no se pudieron comprobar.`;
  const listadas =
    marcas.total > maximoListadas ? ` Se listan las primeras ${formatNumber(maximoListadas)}.` : '';
  return {
    resumen: `${contar(olores, 'olor', 'olores')}, ${textoMarcados(presentes)}. Las medidas y el grado los cuentan igual.${resto}${listadas}`,
    lista: marcas.marcas.slice(0, maximoListadas).map((marca) => ({
      decision: nombreDecision[marca.decision],
      lugar: `${marca.archivo}, ${textoLugar(marca)}`,
      incidencia: `${marca.mensaje} (${marca.regla})`,
      razon: marca.razon,
    })),
  };
}

/** Row about the findings that the code suppresses; none without any. */
export function silenciadasInformadas(marcas: Marcas | null): InformeAnalisis['analizado'] {
  return marcas === null || marcas.silenciadas === 0
    ? []
    : [['Silenciadas', textoSilenciadas(marcas.silenciadas)]];
}

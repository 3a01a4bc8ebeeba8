import type { Format } from './format.ts';
import { completas } from './measures.ts';
import type { Informe } from './report.ts';

/** Version of the shape, which only grows; `packages/cli/esquema/informe-1.json` describes it. */
const formato = 1;
/** `$id` of that schema. */
const esquema = 'urn:mantenible:informe:1';

/** Result for programs, under SonarQube's keys. */
export const asJson: Format = (informe, comprobaciones, { resumen }, { version }) => {
  const { medidas, calculo, criterio, tarjetas, archivos, incidencias, omitidos, desde, objetivo } = informe;
  const { severidad, sinConfirmar } = informe;
  const result = {
    formato,
    esquema,
    version,
    objetivo,
    grado: calculo.grado,
    criterio,
    subcaracteristicas: calculo.subcaracteristicas.map(({ nombre, porcentaje }) => ({ nombre, porcentaje })),
    veredictos: tarjetas.map(({ propiedad, medida, comparado, condicion, umbral, veredicto }) => ({
      propiedad,
      medida,
      comparado,
      condicion,
      umbral,
      veredicto,
    })),
    medidas,
    severidad,
    desde,
    umbrales: comprobaciones,
    omitidos,
    alcance: scopeOf(informe),
    ...(sinConfirmar && { sinConfirmar }),
    ...(!resumen && {
      archivos: archivos.map(({ ruta, lenguaje, analizable, medidas: suyas }) => ({
        ruta,
        lenguaje,
        analizable,
        medidas: completas(suyas),
      })),
      incidencias: incidencias.map(({ regla, severidad, ruta, lugar, mensaje, minutos, huella, orden }) => ({
        regla,
        severidad,
        ruta,
        linea: lugar?.startLine ?? null,
        columna: lugar === null ? null : lugar.startColumn + 1,
        hastaLinea: lugar?.endLine ?? null,
        hastaColumna: lugar === null ? null : lugar.endColumn + 1,
        mensaje,
        minutos,
        huella: `${huella}-${orden}`,
      })),
    }),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
};

function scopeOf({ ambito, otrosLenguajes }: Pick<Informe, 'ambito' | 'otrosLenguajes'>) {
  const { origen, avisos, partes, propuestas = [] } = ambito;
  return { origen, avisos, partes, propuestas, otrosLenguajes };
}

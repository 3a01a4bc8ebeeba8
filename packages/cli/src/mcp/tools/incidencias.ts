import { type IncidenciaInformada } from '@mantenible/reports/formatos';

import { alcanza, readSeveridad } from '../../arguments/severities.ts';
import { safeCodeText, withRows } from '../answer.ts';
import { archivo, ruta, type Arguments, type McpTool } from '../tool.ts';

const maxRows = 200;
const defaultRows = 50;

export const incidencias: McpTool = {
  name: 'incidencias',
  title: 'Enumerar incidencias',
  description:
    'Enumera las incidencias por archivo y línea, con regla, severidad, mensaje y minutos. Se puede pedir un archivo, una regla o una severidad mínima, y seguir con «desde» donde acabó la respuesta anterior; «quedan» dice cuántas faltan.',
  properties: {
    ruta,
    archivo,
    regla: { type: 'string', maxLength: 100, description: 'Clave de la regla: S3776 o python:S1192.' },
    severidad: {
      type: 'string',
      enum: ['bloqueante', 'critica', 'mayor', 'menor', 'informativa'],
      description: 'Solo las de esta severidad o más graves.',
    },
    desde: { type: 'integer', minimum: 0, description: 'Cuántas se saltan; 0 por defecto.' },
    limite: { type: 'integer', minimum: 1, maximum: maxRows, description: 'Cuántas se dan; 50 por defecto.' },
  },
  run: async (args, { analyses }) => {
    const { informe, fecha } = await analyses.read(args.ruta ?? '.', null);
    const wanted = informe.incidencias.filter((una) => matches(una, args));
    const desde = args.desde ?? 0;
    const page = wanted.slice(desde, desde + (args.limite ?? defaultRows)).map(findingRow);
    return withRows(page, (incidencias) => ({
      fecha,
      total: wanted.length,
      desde,
      incidencias,
      quedan: Math.max(0, wanted.length - desde - incidencias.length),
    }));
  },
};

function matches(una: IncidenciaInformada, args: Arguments): boolean {
  const { archivo: path, regla, severidad } = args;
  return (
    (path === undefined || una.ruta === path) &&
    (regla === undefined || isRule(una.regla, regla)) &&
    (severidad === undefined || alcanza(una.severidad, readSeveridad(severidad)))
  );
}

/** Whether a complete key is the one that was asked for, with or without its repository. */
export const isRule = (complete: string, asked: string): boolean =>
  complete.toLowerCase() === asked.toLowerCase() ||
  complete.toLowerCase().endsWith(`:${asked.toLowerCase()}`);

/** A finding as tools give it. */
export const findingRow = ({
  regla,
  severidad,
  ruta: path,
  lugar,
  mensaje,
  minutos,
}: IncidenciaInformada) => ({
  regla,
  severidad,
  archivo: safeCodeText(path),
  linea: lugar?.startLine ?? null,
  hastaLinea: lugar?.endLine ?? null,
  mensaje: safeCodeText(mensaje),
  minutos,
});

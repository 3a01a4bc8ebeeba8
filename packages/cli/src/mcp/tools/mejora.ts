import { factsOf } from '@mantenible/analyser/catalogue';
import { archivoComparable } from '@mantenible/domain/analisis';
import { redondear } from '@mantenible/domain/criterio';
import { propuestasEstaticas, puntosQueFaltan } from '@mantenible/domain/mejora';

import { lineHash } from '../../analysis/line-hash.ts';
import { safeCodeText, withRows } from '../answer.ts';
import { ruta, type McpTool } from '../tool.ts';

const maxPlaces = 20;

export const mejora: McpTool = {
  name: 'plan',
  title: 'Plan de mejora con lo que gana cada paso',
  description:
    'Propone hasta diez pasos (las incidencias de una regla, las de un archivo o un grupo de duplicados), primero los más graves y, entre iguales, los que más suben el grado por minuto; con los puntos que ganaría cada uno si lo demás no cambia (de la complejidad cognitiva, en cada función que señala S3776, solo lo que la menor de las dos cifras, la de la regla o la de la medida, pasa de 15), y qué medidas quitan los puntos que faltan.',
  properties: { ruta },
  run: async (args, { analyses }) => {
    const { carpeta, informe, fecha } = await analyses.read(args.ruta ?? '.', null);
    const files = carpeta.archivos.map((file) => archivoComparable(file, lineHash));
    const proposals = propuestasEstaticas(
      informe.medidas,
      files,
      (rule) => factsOf(rule)?.severity ?? 'MAJOR',
    );
    const steps = (proposals ?? []).map(
      ({ tipo, clave, severidad, puntos, minutos, incidencias, lineas, lugares }) => ({
        tipo,
        clave: safeCodeText(clave),
        severidad,
        puntos: redondear(puntos),
        minutos,
        incidencias,
        lineasDuplicadas: lineas,
        lugares: lugares.slice(0, maxPlaces).map((one) => ({ ...one, ruta: safeCodeText(one.ruta) })),
      }),
    );
    const { grado } = informe.calculo;
    const faltan = puntosQueFaltan(informe.calculo);
    return withRows(steps, (pasos, quedan) => ({ fecha, grado, faltan, pasos, quedan }));
  },
};

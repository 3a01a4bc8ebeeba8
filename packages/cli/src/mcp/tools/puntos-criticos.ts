import { ordenarPuntos, pesoDe, prioritariosDe } from '@mantenible/domain/puntos-criticos';
import { countChangesHere } from '@mantenible/runner';

import { Refusal } from '../../refusal.ts';
import { safeCodeText, withRows } from '../answer.ts';
import { ruta, type McpTool } from '../tool.ts';

const maxRows = 30;

export const puntosCriticos: McpTool = {
  name: 'puntos_criticos',
  title: 'Puntos críticos',
  description:
    'Archivos que reúnen muchos cambios en los últimos doce meses de la historia de git y mucha complejidad cognitiva: donde más rinde mejorar. Da los treinta primeros, y cuáles son prioritarios. «apartados» son los commits que no cuentan: los de .git-blame-ignore-revs y los que cambian a la vez muchos archivos.',
  properties: { ruta },
  run: async (args, { analyses, signal }) => {
    const { carpeta, fecha } = await analyses.read(args.ruta ?? '.', null);
    const { workTree, archivos, carpeta: folder } = carpeta;
    if (workTree === null)
      throw new Refusal('La carpeta no está en un repositorio de git: sin historia no hay puntos críticos.');
    const rutas = archivos.map((one) => one.ruta);
    const counted = await countChangesHere({ folder, workTree, rutas, signal });
    if (counted === null) throw new Refusal('El repositorio no tiene ningún commit: aún no hay historia.');
    const { cambios, commits, desde, completos, apartados } = counted;
    const points = ordenarPuntos(
      archivos.map(({ ruta: path, medidas }, index) => ({
        ruta: path,
        cambios: cambios[index] ?? 0,
        complejidad: medidas['cognitive_complexity'] ?? 0,
        lineas: medidas['ncloc'] ?? 0,
      })),
    );
    const first = new Set(prioritariosDe(points));
    const puntos = points
      .filter((one) => pesoDe(one) > 0)
      .slice(0, maxRows)
      .map((one) => ({
        ...one,
        ruta: safeCodeText(one.ruta),
        peso: pesoDe(one),
        prioritario: first.has(one),
      }));
    const { shallow: superficial } = workTree;
    return withRows(puntos, (dados) => ({
      fecha,
      commits,
      apartados,
      desde,
      completos,
      superficial,
      puntos: dados,
    }));
  },
};

import { bySeverity } from '@mantenible/reports/formatos';

import { safeCodeText } from '../answer.ts';
import { ruta, type McpTool } from '../tool.ts';

const maxNamed = 50;

export const analizar: McpTool = {
  name: 'analizar',
  title: 'Analizar la carpeta',
  description:
    'Lee la carpeta de nuevo y da el grado de mantenibilidad, sus subcaracterísticas, los veredictos, las medidas de SonarQube y cuántas incidencias hay. Las demás herramientas responden con este análisis hasta que se pida otro.',
  properties: { ruta },
  run: async (args, { analyses }) => {
    const { informe, fecha } = await analyses.read(args.ruta ?? '.', true);
    const { calculo, criterio, tarjetas, medidas, incidencias, archivos, omitidos } = informe;
    const unread = archivos.filter(({ analizable }) => !analizable);
    return {
      fecha,
      grado: calculo.grado,
      criterio,
      subcaracteristicas: calculo.subcaracteristicas.map(({ nombre, porcentaje }) => ({
        nombre,
        porcentaje,
      })),
      veredictos: tarjetas.map(({ propiedad, comparado, veredicto }) => ({
        propiedad,
        comparado,
        veredicto,
      })),
      medidas,
      archivos: archivos.length,
      incidencias: incidencias.length,
      porSeveridad: Object.fromEntries(bySeverity(incidencias)),
      sinLeer: {
        total: unread.length,
        rutas: unread.slice(0, maxNamed).map((una) => safeCodeText(una.ruta)),
      },
      omitidos: {
        total: omitidos.length,
        archivos: omitidos
          .slice(0, maxNamed)
          .map(({ ruta: path, motivo }) => ({ ruta: safeCodeText(path), motivo })),
      },
    };
  },
};

import {
  archivoDePropiedades,
  esDeAlcance,
  leerArchivoProperties,
  limitesDeAmbito,
  propiedadesDePropuestas,
} from '@mantenible/domain/ambito';
import { brokenFiles, bySeverity, scopeNotices } from '@mantenible/reports/formatos';

import type { Informe } from '../../analysis/report.ts';
import { Refusal } from '../../refusal.ts';
import { safeCodeText } from '../answer.ts';
import { ruta, type McpTool } from '../tool.ts';

const maxNamed = 50;

/** What was analysed: where the scope comes from, its parts, what it does not follow, and the lines that would accept its proposals. */
const scopeOf = ({ ambito, otrosLenguajes }: Pick<Informe, 'ambito' | 'otrosLenguajes'>, given: boolean) => ({
  origen: given ? 'pedido' : ambito.origen,
  partes: ambito.partes,
  otrosLenguajes,
  avisos: scopeNotices({ ambito }).map(safeCodeText),
  // A line that was cut would name other files.
  propiedadesPropuestas: propiedadesDePropuestas(ambito.ambito, ambito.propuestas ?? []).filter(
    (line) => safeCodeText(line) === line,
  ),
});

/** A text without any key of a scope would measure everything. */
function requireKeys(alcance: string): void {
  if (!leerArchivoProperties(alcance).some(({ clave }) => esDeAlcance(clave)))
    throw new Refusal(
      '«alcance» no tiene ninguna clave que fije un alcance: escriba una por línea, como «sonar.exclusions=**/tests/**».',
    );
}

export const analizar: McpTool = {
  name: 'analizar',
  title: 'Analizar la carpeta',
  description:
    'Lee la carpeta de nuevo y da el grado de mantenibilidad, sus subcaracterísticas, los veredictos, las medidas de SonarQube, cuántas incidencias hay y qué se analizó. Las demás herramientas responden con este análisis hasta que se pida otro.',
  properties: {
    ruta,
    alcance: {
      type: 'string',
      minLength: 1,
      maxLength: limitesDeAmbito.total,
      description: `Alcance de este análisis, con las claves de ${archivoDePropiedades}, una por línea: «sonar.exclusions=**/tests/**,**/vendor/**». Sin él vale el de ese archivo en la carpeta; sin archivo, todo.`,
    },
  },
  run: async (args, { analyses }) => {
    const { alcance = null } = args;
    if (alcance !== null) requireKeys(alcance);
    const { informe, fecha } = await analyses.read(args.ruta ?? '.', { alcance });
    const { calculo, criterio, tarjetas, medidas, incidencias, archivos, omitidos } = informe;
    const unread = brokenFiles(informe);
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
      alcance: scopeOf(informe, alcance !== null),
      sinLeer: {
        total: unread.length,
        rutas: unread.slice(0, maxNamed).map(safeCodeText),
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

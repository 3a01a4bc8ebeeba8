import { ambitoCompleto, type AmbitoAplicado } from '@mantenible/domain/ambito';
import type { Severidad } from '@mantenible/domain/escaneo';
import { checkGates } from '../analysis/gates.ts';
import { reportOf, type Comparada, type Informe } from '../analysis/report.ts';
import type { Archivo } from '../analysis/analyse.ts';

const range = (line: number) => ({ startLine: line, startColumn: 2, endLine: line, endColumn: 9 });

/** An analysed file with a finding of each shape. */
export const archivo = (ruta: string, incidencias: Archivo['incidencias'] = []): Archivo => ({
  ruta,
  blob: '',
  texto: 'uno\n  dos();\n  dos();\n',
  lenguaje: 'js',
  analizable: true,
  medidas: { ncloc: 3, code_smells: incidencias.length },
  duplicados: [],
  incidencias,
});

export const hallazgo = (line: number | null, rule = 'javascript:S1472', message = 'Un mensaje.') => ({
  rule,
  message,
  range: line === null ? null : range(line),
  effort: 5,
});

const medidas = {
  ncloc: 2468,
  complexity: 300,
  lines_to_cover: 900,
  comment_lines_density: 12.5,
  cognitive_complexity: 120,
  duplicated_lines: 20,
  code_smells: 3,
};

/** A report over these files, with the measures of a project of 2468 lines. */
export function informeDe(
  archivos: readonly Archivo[],
  comparada: Comparada | null = null,
  severidad: Severidad | null = null,
): Informe {
  const ambito: AmbitoAplicado = {
    origen: 'archivo',
    ambito: ambitoCompleto,
    avisos: ['«viejo/**» no coincide con ningún archivo que se pueda analizar.'],
    partes: [{ parte: 'principal', archivos: archivos.length, lineas: 12 }],
  };
  const omitidos = [{ ruta: 'grande.js', motivo: 'Es demasiado grande.' }];
  const otrosLenguajes = [{ lenguaje: 'Go', archivos: 4 }];
  return reportOf({ medidas, archivos, omitidos, ambito, otrosLenguajes }, '.', 'app/', comparada, severidad);
}

/** The bound of a degree, and what came of it. */
export const conUmbral = (informe: Informe, valor: number) =>
  checkGates(informe, { umbrales: [{ cifra: 'grado', valor }], nuevas: null });

import { createHash } from 'node:crypto';

import { ambitoCompleto, type AmbitoAplicado } from '@mantenible/domain/ambito';
import type { ArchivoOmitido, LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import {
  figuresOf,
  findingsOfFile,
  formats,
  type ArchivoInformado,
  type CriteriosDeInforme,
  type FormatContext,
  type IncidenciaInformada,
  type ReglaInformada,
} from '@mantenible/reports/formatos';

import type { EscribirAnalisis } from './exportacion.port.ts';
import type { ArchivoPorGuardar, ResultadoRepository } from './resultado.port.ts';
import { abrirSello } from './texto-sellado.adapter.ts';
import type { CofreTextos } from './textos.port.ts';

interface Deps {
  readonly resultados: Pick<ResultadoRepository, 'archivos'>;
  readonly cofre: CofreTextos;
  readonly criterios: () => Promise<CriteriosDeInforme>;
  readonly regla: (clave: string) => ReglaInformada;
  readonly version: string;
}

/** Files of one statement: each may have some megabytes of text. */
const tanda = 25;

/** Analyses of earlier versions have no scope. */
const todo: AmbitoAplicado = { origen: 'todo', ambito: ambitoCompleto, avisos: [], partes: [] };

/** Writes an analysis with the command's formats; the texts of a few files are in memory at a time. */
export function createEscribirAnalisis(deps: Deps): EscribirAnalisis {
  const context: FormatContext = { version: deps.version, sha256, ruleOf: deps.regla };
  return async (analisis, enlace, formato) => {
    const { archivos, incidencias } = await leerArchivos(deps, analisis.id);
    const informe = {
      ...figuresOf(analisis.medidas, await deps.criterios()),
      objetivo: enlace,
      prefijo: '',
      archivos,
      incidencias,
      omitidos: analisis.omitidos.filter(esArchivo),
      ambito: analisis.ambito ?? todo,
      otrosLenguajes: analisis.omitidos.filter(esLenguaje),
      severidad: null,
      desde: null,
    };
    return formats[formato](informe, [], { resumen: false }, context);
  };
}

/** Whole languages stand in the same list. */
const esLenguaje = (uno: object): uno is LenguajeSinAnalizar => 'lenguaje' in uno && 'archivos' in uno;
const esArchivo = (uno: object): uno is ArchivoOmitido => 'ruta' in uno && 'motivo' in uno;

async function leerArchivos({ resultados, cofre, regla }: Deps, id: string) {
  const archivos: ArchivoInformado[] = [];
  const incidencias: IncidenciaInformada[] = [];
  const facts = { digest: sha256Base64url, severityOf: (clave: string) => regla(clave).severidad };
  for (let desde = 0; ; desde += tanda) {
    const leidos = await resultados.archivos(id, desde, tanda);
    for (const uno of leidos) {
      const { ruta, lenguaje, analizable, medidas } = uno;
      archivos.push({ ruta, lenguaje, analizable, medidas });
      const texto = uno.incidencias.length === 0 ? '' : await textoDe(cofre, id, uno);
      incidencias.push(...findingsOfFile({ ruta, texto, incidencias: uno.incidencias }, facts));
    }
    if (leidos.length < tanda) return { archivos, incidencias };
  }
}

const textoDe = (cofre: CofreTextos, id: string, { ruta, texto }: ArchivoPorGuardar) =>
  abrirSello(cofre, id, ruta, texto);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const sha256Base64url = (text: string): string => createHash('sha256').update(text).digest('base64url');

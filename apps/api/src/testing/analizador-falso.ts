import { ambitoCompleto, type AmbitoAplicado } from '@mantenible/domain/ambito';
import type {
  AnalizadorRepositorios,
  ArchivoAnalizado,
  CambiosDeRutas,
  PeticionAnalisis,
  PeticionCambios,
  PeticionPasado,
  Punta,
  ResultadoAnalisis,
  ResultadoPasado,
} from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';

/** A file of one line, with one finding. */
export function archivoFalso(ruta: string, blob = `blob de ${ruta}`): ArchivoAnalizado {
  const incidencias = [
    {
      rule: 'javascript:S1128',
      message: 'Quite esta importación.',
      range: { startLine: 1, startColumn: 0, endLine: 1, endColumn: 3 },
      effort: 1,
    },
  ];
  return {
    ruta,
    blob,
    texto: `texto de ${ruta}`,
    lenguaje: 'js',
    analizable: true,
    medidas: { ncloc: 100, code_smells: 1 },
    incidencias,
    duplicados: [],
    parte: `parte de ${ruta}`,
  };
}

/** The scope of a repository without any setting. */
export const ambitoFalso: AmbitoAplicado = {
  origen: 'todo',
  ambito: ambitoCompleto,
  avisos: [],
  partes: [{ parte: 'principal', archivos: 2, lineas: 20 }],
};

export const medidasFalsas = {
  ncloc: 1000,
  complexity: 180,
  duplicated_lines: 40,
  lines_to_cover: 450,
  code_smells: 20,
  cognitive_complexity: 90,
  comment_lines_density: 12,
};

/** Stub of the analyser: `guion` decides the result. */
export class AnalizadorFalso implements AnalizadorRepositorios {
  readonly peticiones: PeticionAnalisis[] = [];
  barridos = 0;
  /** Answer of the host for the newest commit of the branch. */
  punta = (): Promise<Punta> => Promise.resolve({ rama: 'main', commit: null });
  archivos: readonly ArchivoAnalizado[] = [archivoFalso('src/b.js'), archivoFalso('a.js')];
  otrosLenguajes: ResultadoAnalisis['otrosLenguajes'] = [];
  omitidos: ResultadoAnalisis['omitidos'] = [];
  ambito: AmbitoAplicado = ambitoFalso;
  /** Script of the next analyses; the default ends at once. */
  guion: (peticion: PeticionAnalisis) => Promise<unknown> = () => Promise.resolve();

  readonly puntosPedidos: PeticionAnalisis[] = [];
  /** Files of the next points of the past; null: those of any analysis. */
  punto: ((peticion: PeticionAnalisis) => Promise<readonly ArchivoAnalizado[]>) | null = null;

  #analizarPunto = async (
    peticion: PeticionAnalisis,
    punto: NonNullable<AnalizadorFalso['punto']>,
  ): Promise<ResultadoAnalisis> => {
    this.puntosPedidos.push(peticion);
    const archivos = await punto(peticion);
    return {
      commit: 'commit del punto',
      fecha: '2026-01-02T03:04:05.000Z',
      rama: peticion.rama ?? 'main',
      medidas: medidasFalsas,
      omitidos: [],
      otrosLenguajes: [],
      ambito: this.ambito,
      total: archivos.length,
      lotes: oneByOne(archivos),
      soltar: () => undefined,
    };
  };

  analizar = async (peticion: PeticionAnalisis): Promise<ResultadoAnalisis> => {
    if (peticion.punto && this.punto) return this.#analizarPunto(peticion, this.punto);
    this.peticiones.push(peticion);
    await this.guion(peticion);
    return {
      commit: `commit ${this.peticiones.length}`,
      rama: peticion.rama ?? 'main',
      medidas: medidasFalsas,
      omitidos: this.omitidos,
      otrosLenguajes: this.otrosLenguajes,
      ambito: this.ambito,
      total: this.archivos.length,
      lotes: oneByOne(this.archivos.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1))),
      soltar: () => undefined,
    };
  };

  /** Answer to a request for changes: each file changed in every commit. */
  cambios = ({ rutas }: PeticionCambios): Promise<CambiosDeRutas> =>
    Promise.resolve({
      cambios: rutas.map(() => 3),
      commits: 3,
      desde: '2026-01-02T03:04:05.000Z',
      completos: true,
      apartados: 0,
    });

  contarCambios = (peticion: PeticionCambios): Promise<CambiosDeRutas> => this.cambios(peticion);

  readonly pasadosPedidos: PeticionPasado[] = [];
  /** Commits and notices of the next pasts. */
  historia: Pick<ResultadoPasado, 'commits' | 'avisos'> = {
    commits: ['2026-01-01', '2026-02-01'].map((dia, i) => ({
      commit: `c${i}`,
      fecha: `${dia}T00:00:00.000Z`,
      medidas: { ...medidasFalsas, ncloc: 900 + 100 * i },
    })),
    avisos: [],
  };

  pasado = async (peticion: PeticionPasado): Promise<ResultadoPasado> => {
    this.pasadosPedidos.push(peticion);
    await this.guion(peticion);
    const { ambito, rama } = peticion;
    const alcance = ambito ? { origen: 'proyecto' as const, ambito } : this.ambito;
    return { ...this.historia, alcance, rama: rama ?? 'main' };
  };

  barrer = (): Promise<void> => {
    this.barridos += 1;
    return Promise.resolve();
  };
}

/** A script that runs until the analysis is aborted, and rejects like the real analyser. */
export function hastaAbortar({ signal }: Pick<PeticionAnalisis, 'signal'>): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fallar = () => {
      reject(new DomainError('conflict', 'analisis-cancelado', 'El análisis se canceló.'));
    };
    signal.addEventListener('abort', fallar, { once: true });
    if (signal.aborted) fallar();
  });
}

/** Batches of one file each. */
async function* oneByOne(files: readonly ArchivoAnalizado[]): ResultadoAnalisis['lotes'] {
  for (const file of files) yield await Promise.resolve([file]);
}

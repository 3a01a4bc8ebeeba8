import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

/** One logo link of the footer; without an image it shows a neutral drawing. */
export interface Logo {
  readonly neutral: 'universidad' | 'facultad' | 'producto';
  readonly imagen: string | null;
  readonly enlace: string;
  readonly texto: string;
}

/** Drawing and text of each of the three logos, used where the configuration has none. */
const neutrales = [
  { neutral: 'universidad', texto: 'Universidad' },
  { neutral: 'facultad', texto: 'Facultad o programa académico' },
  { neutral: 'producto', texto: 'Mantenible' },
] as const;

/** The three logos in order: those of the configuration, then neutral ones that link to the landing page. */
export function logosOf(config: Pick<ConfiguracionPagina, 'basePath' | 'institucion'>): readonly Logo[] {
  return neutrales.map(({ neutral, texto }, index) => {
    const configured = config.institucion.logotipos[index] ?? null;
    return configured === null
      ? { neutral, imagen: null, enlace: `${config.basePath}/`, texto }
      : { neutral, ...configured };
  });
}

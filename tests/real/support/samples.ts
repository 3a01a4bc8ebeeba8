import { fileURLToPath } from 'node:url';

/** The sample projects of tests/projects, under key and name of their properties file, with one file to look at. */
export const samples = [
  {
    folder: 'tienda',
    clave: 'tienda-de-ejemplo',
    nombre: 'Tienda de ejemplo',
    source: 'src/dominio/moneda.ts',
  },
  {
    folder: 'biblioteca',
    clave: 'biblioteca-de-ejemplo',
    nombre: 'Biblioteca de ejemplo',
    source: 'biblioteca/rutas/libros.py',
  },
] as const;

export type Sample = (typeof samples)[number];

const root = new URL('../../../', import.meta.url);

export const sampleFolder = ({ folder }: Sample): string =>
  fileURLToPath(new URL(`tests/projects/${folder}`, root));

/** Where a project's recorded answers stand. */
export const recordingFile = (clave: string): string =>
  fileURLToPath(new URL(`tests/doubles/recordings/${clave}.json`, root));

/** What the product's scanner must answer about it. */
export const expectedFile = ({ folder }: Sample): string =>
  fileURLToPath(new URL(`tests/projects/${folder}.esperado.json`, root));

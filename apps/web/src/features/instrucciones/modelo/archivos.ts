import { patronRama, textoYaml, valorPropiedad } from './escapes.ts';
import { datosDe, type Lenguaje } from './lenguajes.ts';

export const servicios = ['cloud', 'server'] as const;
export type Servicio = (typeof servicios)[number];
export const nombresServicio: Readonly<Record<Servicio, string>> = {
  cloud: 'SonarQube Cloud',
  server: 'SonarQube Server',
};

/** Values of the two files of a project. */
export interface DatosAnalisis {
  readonly clave: string;
  readonly rama: string;
  readonly servicio: Servicio;
  readonly lenguaje: Lenguaje;
  readonly fuentes: string;
  readonly versionPython: string;
  /** Key of the organization, for Cloud only. */
  readonly organizacion: string;
  /**
   * Address of the service. For Cloud it determines the region; for a Server, a variable replaces a blank
   * one.
   */
  readonly direccion: string;
}

/** Placeholders of blank values. */
const marcas = { organizacion: '__ORGANIZACION__', fuentes: '__FUENTES__' } as const;

/** sonar-project.properties of a project. Its comments are in Spanish, for the person who maintains it. */
export function archivoPropiedades(datos: DatosAnalisis): string {
  const { exclusiones, pruebas, cobertura } = datosDe[datos.lenguaje];
  const fuentes = valorPropiedad(datos.fuentes) ?? marcas.fuentes;
  return unirLineas(
    `sonar.projectKey=${valorPropiedad(datos.clave) ?? ''}`,
    ...lineasCloud(datos),
    '',
    '# Rutas de las carpetas con código fuente, separadas por comas',
    `sonar.sources=${fuentes}`,
    'sonar.sourceEncoding=UTF-8',
    '',
    '# Lo que no es código propio del proyecto',
    `sonar.exclusions=${exclusiones.join(',')}`,
    ...lineasPython(datos),
    '',
    '# Opcional: pruebas e informe de cobertura (quite la almohadilla de las líneas que use)',
    `# sonar.tests=${fuentes}`,
    `# sonar.test.inclusions=${pruebas.join(',')}`,
    `# ${cobertura.propiedad}=${cobertura.informe}`,
  );
}

function lineasCloud({ servicio, organizacion, direccion }: DatosAnalisis): readonly string[] {
  if (servicio !== 'cloud') return [];
  const region = /^https:\/\/sonarqube\.us(?:\/|$)/i.test(direccion.trim()) ? ['sonar.region=us'] : [];
  return [`sonar.organization=${valorPropiedad(organizacion) ?? marcas.organizacion}`, ...region];
}

function lineasPython({ lenguaje, versionPython }: DatosAnalisis): readonly string[] {
  const version = valorPropiedad(versionPython);
  if (lenguaje !== 'python' || version === null) return [];
  return ['', '# Versión de Python del proyecto', `sonar.python.version=${version}`];
}

/** .github/workflows/sonarqube.yml of a project: on pushes to its branch and on pull requests. */
export function archivoFlujo(datos: DatosAnalisis): string {
  const { pasosCobertura, cobertura } = datosDe[datos.lenguaje];
  return unirLineas(
    ...lineasCabecera(datos.rama),
    '      - name: Descargar el repositorio',
    '        uses: actions/checkout@v7',
    '        with:',
    '          fetch-depth: 0',
    '          token: ${{ secrets.TOKEN_PERSONAL }}',
    '          persist-credentials: false',
    '      # Opcional: pruebas con cobertura. Quite «# » de estas líneas y de la de cobertura de',
    `      # sonar-project.properties; las pruebas deben dejar el informe en ${cobertura.informe}.`,
    ...pasosCobertura(datos.versionPython.trim()).map((linea) => `      # ${linea}`),
    '      - name: Ejecutar el análisis',
    '        uses: SonarSource/sonarqube-scan-action@v8',
    '        env:',
    '          SONAR_TOKEN: ${{ secrets.SONAR_TOKEN }}',
    ...lineasServer(datos),
  );
}

function lineasCabecera(rama: string): readonly string[] {
  return [
    'name: Análisis de mantenibilidad',
    '',
    'on:',
    '  push:',
    '    branches:',
    `      - ${textoYaml(patronRama(rama))}`,
    '  pull_request:',
    '    types: [opened, synchronize, reopened]',
    '',
    'permissions:',
    '  contents: read',
    '',
    'jobs:',
    '  sonarqube:',
    '    name: Análisis con SonarQube',
    '    runs-on: ubuntu-latest',
    '    # Las solicitudes que llegan desde una bifurcación no reciben los secretos.',
    "    if: github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository",
    '    steps:',
  ];
}

function lineasServer({ servicio, direccion }: DatosAnalisis): readonly string[] {
  if (servicio !== 'server') return [];
  const url = direccion.trim();
  return [`          SONAR_HOST_URL: ${url === '' ? '${{ vars.SONAR_HOST_URL }}' : textoYaml(url)}`];
}

function unirLineas(...todas: readonly string[]): string {
  return `${todas.join('\n')}\n`;
}

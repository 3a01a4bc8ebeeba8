export const COLUMNAS = ['usuario', 'nombre', 'correo', 'rol'] as const;
/** A datum of a class that a column may have. */
export type Columna = (typeof COLUMNAS)[number];

/** Headings as people and other programs write them, without accents, signs and capitals. */
const NOMBRES: Readonly<Record<Columna | 'apellidos', readonly string[]>> = {
  usuario: ['usuario', 'nombredeusuario', 'nombreusuario', 'username'],
  nombre: [
    'nombre',
    'nombres',
    'nombrecompleto',
    'nombreyapellidos',
    'nombresyapellidos',
    'firstname',
    'fullname',
  ],
  apellidos: ['apellido', 'apellidos', 'lastname', 'surname'],
  correo: ['correo', 'correoelectronico', 'direcciondecorreo', 'email', 'emailaddress', 'mail'],
  rol: ['rol', 'role'],
};

export interface Cabecera {
  /** Position of each column; -1 without it. */
  readonly sitios: Readonly<Record<Columna | 'apellidos', number>>;
  readonly titulos: readonly string[];
  /** Headings of columns that are not read. */
  readonly ignoradas: readonly string[];
}

/** The columns of a class by their headings, or the reason why the file is refused. */
export function leerCabecera(titulos: readonly string[]): Cabecera | { readonly rechazo: string } {
  const columnas = titulos.map(leida);
  const doble = [...COLUMNAS, 'apellidos' as const].find(
    (columna) => columnas.filter((otra) => otra === columna).length > 1,
  );
  if (doble !== undefined) return { rechazo: `La cabecera tiene dos columnas «${doble}»: deje una.` };
  const sitio = (columna: Columna | 'apellidos') => columnas.indexOf(columna);
  const sitios = {
    usuario: sitio('usuario'),
    nombre: sitio('nombre'),
    correo: sitio('correo'),
    rol: sitio('rol'),
    apellidos: sitio('apellidos'),
  };
  // Moodle exports its participants without user names: their mails stand for them.
  if (sitios.usuario < 0) sitios.usuario = sitios.correo;
  if (sitios.usuario < 0 || sitios.nombre < 0)
    return {
      rechazo: `La primera línea debe ser la cabecera: ${COLUMNAS.join(',')}${leido(titulos)}`,
    };
  const ignoradas = titulos.filter((titulo, i) => titulo !== '' && columnas[i] === null);
  return { sitios, titulos, ignoradas: ignoradas.map((titulo) => titulo.slice(0, 100)) };
}

/** The headings as they were read, for a message: signs that cannot be printed show a wrong encoding. */
function leido(titulos: readonly string[]): string {
  if (titulos.length === 0) return '';
  const letras = Array.from(titulos.join(',').replaceAll(/\p{C}/gu, '\uFFFD'));
  return `. Se leyó: ${letras.slice(0, 60).join('')}${letras.length > 60 ? '…' : ''}`;
}

/** What a column with this heading is taken for; null where it is not read. */
export function columnaDe(titulo: string): Columna | null {
  const columna = leida(titulo);
  return columna === 'apellidos' ? 'nombre' : columna;
}

function leida(titulo: string): Columna | 'apellidos' | null {
  const llano = titulo
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return [...COLUMNAS, 'apellidos' as const].find((columna) => NOMBRES[columna].includes(llano)) ?? null;
}

import { DomainError } from '@mantenible/domain/error';
import { describe, expect, it } from 'vitest';

import { leerCsv } from './leer-csv.ts';

const cabecera = 'usuario,nombre,correo,rol';
const clase = (n: number) => Array.from({ length: n }, (_, i) => `u${i},Persona ${i},,`).join('\n');

/** User names and reasons of the lines. */
const leidas = (contenido: string) =>
  leerCsv(contenido).filas.map(({ linea, usuario, motivos }) => [linea, usuario, ...motivos]);

/** Reason of a refused file. */
function rechazo(contenido: string): string {
  try {
    leerCsv(contenido);
  } catch (error) {
    if (error instanceof DomainError) return error.detalles.map(({ mensaje }) => mensaje).join(' · ');
    throw error;
  }
  return '';
}

describe('a class', () => {
  it('is read with the columns in any order and any case, and without the optional ones', () => {
    const [una] = leerCsv('ROL,Nombre,USUARIO\nadmin,Ana Díaz,ANA').filas;
    expect(una).toEqual({
      linea: 2,
      usuario: 'ana',
      nombre: 'Ana Díaz',
      cuenta: { usuario: 'ana', nombre: 'Ana Díaz', correo: null, roles: ['admin', 'estudiante'] },
      ausentes: ['correo'],
      motivos: [],
    });
    expect(leerCsv('usuario,nombre\nana,Ana').filas[0]?.cuenta?.roles).toEqual(['estudiante']);
  });

  it.each([
    ['a byte order mark', '\uFEFFusuario,nombre\nana,Ana'],
    ['lines of Windows', 'usuario,nombre\r\nana,Ana\r\n'],
    ['semicolons', 'usuario;nombre\nana;Ana'],
    ['quotes around the names of the columns', '"usuario","nombre"\n"ana","Ana"'],
    ['spaces around the cells', ' usuario , nombre \n  ana ,  Ana  '],
    ['columns that it does not need', 'grupo,usuario,nombre\nB,ana,Ana'],
    ['a first line that names the separator', 'sep=;\r\nusuario;nombre\r\nana;Ana'],
    ['a first line that names another separator', '\uFEFF"sep=|"\nusuario|nombre\nana|Ana'],
    ['tabs', 'usuario\tnombre\nana\tAna'],
    ['headings of other programs', 'Nombre completo,Nombre de usuario\nAna,ana'],
    ['a missing cell at the end', 'usuario,nombre,correo\nana,Ana'],
  ])('may have %s', (_que, contenido) => {
    expect(leerCsv(contenido).filas.map(({ cuenta }) => [cuenta?.usuario, cuenta?.nombre])).toEqual([
      ['ana', 'Ana'],
    ]);
  });

  it.each(['Correo electrónico', 'correo', 'E-mail', 'EMAIL', 'Correo electro\u0301nico'])(
    'may name the column of mails %j',
    (titulo) => {
      const { filas, ignoradas } = leerCsv(`usuario,nombre,${titulo}\nana,Ana,a@b`);
      expect([filas[0]?.cuenta?.correo, ignoradas]).toEqual(['a@b', []]);
    },
  );

  it.each([
    [
      'participants',
      'Nombre,"Apellido(s)","Número de ID","Dirección de correo",Grupos\nAna,"Ruiz Peña",12345678A,ana@uni.es,A',
      ['ana@uni.es', 'Ana Ruiz Peña', 'ana@uni.es'],
      ['Número de ID', 'Grupos'],
    ],
    [
      'grades',
      'First name,Last name,ID number,Email address,Course total (Real)\nAna,Ruiz,1,ana@uni.es,9.50',
      ['ana@uni.es', 'Ana Ruiz', 'ana@uni.es'],
      ['ID number', 'Course total (Real)'],
    ],
    [
      'users',
      'username,firstname,lastname,email\nana,Ana,Ruiz Peña,ana@uni.es',
      ['ana', 'Ana Ruiz Peña', 'ana@uni.es'],
      [],
    ],
  ])('may be what Moodle exports of its %s', (_que, contenido, esperada, ignoradas) => {
    const { filas, ...leida } = leerCsv(contenido);
    expect(filas.map(({ cuenta }) => [cuenta?.usuario, cuenta?.nombre, cuenta?.correo])).toEqual([esperada]);
    expect(leida.ignoradas).toEqual(ignoradas);
  });

  it('names the columns that are not read', () => {
    expect(leerCsv('grupo,usuario,nombre,,Teléfono\nB,ana,Ana,,1').ignoradas).toEqual(['grupo', 'Teléfono']);
  });

  it.each([
    ['usuario,nombre\nana,Ana', ['correo', 'rol']],
    ['usuario,nombre,rol\nana,Ana,', ['correo']],
    ['usuario,nombre,correo,rol\nana,Ana,', ['rol']],
    ['usuario,nombre,correo,rol\nana,Ana,,', []],
  ])('distinguishes an absent cell from an empty one: %j', (contenido, ausentes) => {
    expect(leerCsv(contenido).filas[0]?.ausentes).toEqual(ausentes);
  });

  it('joins the signs of a name from a Mac', () => {
    expect(leerCsv('usuario,nombre\nana,Pe\u0301rez').filas[0]?.cuenta?.nombre).toBe('Pérez');
  });

  it('numbers its lines with the one that names the separator', () => {
    expect(leidas('sep=,\nusuario,nombre\nana,Ana')).toEqual([[3, 'ana']]);
  });

  it('keeps commas, quotes and semicolons of a quoted cell', () => {
    expect(leerCsv('usuario,nombre\nana,"Díaz, Ana; ""la"" A"').filas[0]?.nombre).toBe('Díaz, Ana; "la" A');
  });

  it('gives each line its number in the file, past empty lines and cells of several lines', () => {
    expect(leidas(`${cabecera}\n\na,A,,\n,,,\n"b","B,\nC",,\nd,D,,`)).toEqual([
      [3, 'a'],
      [5, 'b', expect.stringContaining('signos que no se pueden leer')],
      [7, 'd'],
    ]);
  });

  it('gives the same numbers with the lines of Windows', () => {
    expect(leidas(`${cabecera}\r\na,A,,\r\n"b","B,\r\nC",,\r\nd,D,,`).map(([linea]) => linea)).toEqual([
      2, 3, 5,
    ]);
  });
});

describe('a line is refused alone', () => {
  it.each([
    ['a name twice', 'ana,Otra,,', 'el usuario «ana» se repite'],
    ['a name twice in another case', 'ANA,Otra,,', 'el usuario «ana» se repite'],
    ['a name twice in full width', 'ａｎａ,Otra,,', 'el usuario «ana» se repite'],
    ['a cell beyond the header', 'beto,Beto,,,de más', 'tiene más celdas que la cabecera'],
    ['an unknown role', 'beto,Beto,,jefa', 'el rol «jefa» no existe: use estudiante, docente o admin'],
    ['a wrong mail', 'beto,Beto,nada,', 'el correo «nada» no es válido'],
    ['no name', 'beto,,,', 'falta el nombre, o pasa de 200 caracteres'],
    ['no user', ',Beto,,', 'el usuario «» solo puede llevar letras, números y . _ @ -'],
    [
      'bytes of another encoding',
      'beto,Bet\uFFFD,,',
      'el nombre «Bet\uFFFD» tiene signos que no se pueden leer',
    ],
    ['a change of direction', 'beto,Be\u202Eto,,', 'tiene signos que no se pueden leer'],
  ])('for %s', (_que, linea, motivo) => {
    const [primera, segunda] = leerCsv(`${cabecera}\nana,Ana,,\n${linea}`).filas;
    expect(primera).toMatchObject({ linea: 2, motivos: [] });
    expect(segunda).toMatchObject({ linea: 3, cuenta: null });
    expect(segunda?.motivos.join(' · ')).toContain(motivo);
  });

  it('and named with all of its reasons, a long text shortened', () => {
    const [mala] = leerCsv(`${cabecera}\n${'x'.repeat(101)},${'n'.repeat(201)},@,rey`).filas;
    expect(mala?.motivos).toHaveLength(4);
    expect(mala?.usuario).toHaveLength(100);
    expect(mala?.nombre).toHaveLength(200);
    expect(mala?.motivos[0]).toContain(`«${'x'.repeat(60)}…»`);
  });

  it('but not for the name of an earlier wrong line: only good lines take a name', () => {
    expect(leidas(`${cabecera}\nana,,,\nana,Ana,,`)).toEqual([
      [2, 'ana', expect.stringContaining('falta el nombre')],
      [3, 'ana'],
    ]);
  });
});

describe('a file is refused', () => {
  it.each([
    ['that is empty', '', 'La primera línea debe ser la cabecera: usuario,nombre,correo,rol'],
    ['without a header', 'ana,Ana', 'la cabecera: usuario,nombre,correo,rol. Se leyó: ana,Ana'],
    ['with a header in another encoding', '\u0000u\u0000s', 'Se leyó: \uFFFDu\uFFFDs'],
    ['with a long header', 'x'.repeat(61), `Se leyó: ${'x'.repeat(60)}…`],
    ['with a header without names', 'usuario,correo\nana,a@b', 'La primera línea debe ser la cabecera'],
    ['with a column twice', 'usuario,nombre,Email,correo\nana,Ana,a@b,', 'tiene dos columnas «correo»'],
    ['without people', `${cabecera}\n\n,,,\n`, 'El archivo no tiene ninguna persona.'],
    ['with an open quote', `${cabecera}\nana,"Ana`, 'falta cerrar unas comillas'],
    ['with a quote out of place', `${cabecera}\nana,"A"na,,`, 'línea 2: unas comillas están fuera de sitio'],
    ['with 501 people', `${cabecera}\n${clase(501)}`, 'El archivo tiene más de 500 personas'],
    ['of more than 256 KiB', `${cabecera}\nana,${'ñ'.repeat(128 * 1024)}`, 'El archivo pasa de 256 KiB'],
  ])('%s', (_que, contenido, motivo) => {
    expect(rechazo(contenido)).toContain(motivo);
  });

  it('but not with 500 people, nor with exactly 256 KiB', () => {
    expect(leerCsv(`${cabecera}\n${clase(500)}`).filas).toHaveLength(500);
    const inicio = `${cabecera}\nana,`;
    expect(leidas(`${inicio}${'n'.repeat(256 * 1024 - inicio.length)}`)).toHaveLength(1);
  });
});

describe('the sample of a file', () => {
  it('has its columns, what each is taken for, and its cells as they were read', () => {
    const { muestra } = leerCsv('Grupo;Usuario;E-mail;NOMBRE\n\nB;ANA;;Pe\u2013a\n;"be\nto";b@c;Beto;de más');
    expect(muestra).toEqual({
      columnas: [
        { titulo: 'Grupo', campo: null },
        { titulo: 'Usuario', campo: 'usuario' },
        { titulo: 'E-mail', campo: 'correo' },
        { titulo: 'NOMBRE', campo: 'nombre' },
        { titulo: '', campo: null },
      ],
      filas: [
        { linea: 3, celdas: ['B', 'ANA', '', 'Pe\u2013a', ''] },
        { linea: 4, celdas: ['', 'be\nto', 'b@c', 'Beto', 'de más'] },
      ],
    });
  });

  it('ends at ten rows and twenty columns, and cuts long cells', () => {
    const titulos = `usuario,nombre,${Array.from({ length: 30 }, (_, i) => `c${i}`).join(',')}`;
    const { muestra } = leerCsv(`${titulos}\nu,${'n'.repeat(150)}\n${clase(20)}`);
    expect([muestra.columnas.length, muestra.filas.length]).toEqual([20, 10]);
    expect(muestra.filas[0]?.celdas.slice(0, 3)).toEqual(['u', `${'n'.repeat(100)}…`, '']);
  });
});

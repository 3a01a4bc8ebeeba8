import { describe, expect, it } from 'vitest';

import { Refusal } from '../refusal.ts';
import { readOrder } from './read-order.ts';

const plain = {
  orden: 'analizar',
  objetivo: '.',
  rama: null,
  destinos: [{ formato: 'tabla', salida: null }],
  umbrales: [],
  nuevas: null,
  severidad: null,
  desde: null,
  resumen: false,
  sinColor: false,
};

describe('the arguments of mantenible', () => {
  it('name the folder of today, a table and no bound where nothing else is given', () => {
    expect(readOrder(['analizar'])).toEqual(plain);
  });

  it('give each format the file that follows it', () => {
    const words = '-f sarif -o a.sarif --formato tabla --formato json --salida b.json'.split(' ');
    expect(readOrder(['analizar', ...words])).toEqual({
      ...plain,
      destinos: [
        { formato: 'sarif', salida: 'a.sarif' },
        { formato: 'tabla', salida: null },
        { formato: 'json', salida: 'b.json' },
      ],
    });
  });

  it('hold bounds, a revision and a severity by either name', () => {
    const words = 'src --umbral grado=70,5 --umbral cambio=-1 --nuevas 0 --desde main --severidad Crítica';
    expect(readOrder(['analizar', ...words.split(' ')])).toEqual({
      ...plain,
      objetivo: 'src',
      umbrales: [
        { cifra: 'grado', valor: 70.5 },
        { cifra: 'cambio', valor: -1 },
      ],
      nuevas: 0,
      desde: 'main',
      severidad: 'CRITICAL',
    });
    expect(readOrder(['analizar', '--severidad', 'MAJOR'])).toEqual({ ...plain, severidad: 'MAJOR' });
  });

  it.each([
    [[], { orden: 'ayuda', tema: 'general' }],
    [['analizar', '--ayuda'], { orden: 'ayuda', tema: 'analizar' }],
    [['ayuda', 'regla'], { orden: 'ayuda', tema: 'regla' }],
    [['ayuda', 'ayuda'], { orden: 'ayuda', tema: 'general' }],
    [['--version'], { orden: 'version' }],
    [['regla', 'S3776'], { orden: 'regla', clave: 'S3776' }],
    [['mcp'], { orden: 'mcp', carpeta: '.' }],
    [['mcp', 'src'], { orden: 'mcp', carpeta: 'src' }],
    [['mcp', '--ayuda'], { orden: 'ayuda', tema: 'mcp' }],
    [['reglas', '--lenguaje', 'python'], { orden: 'reglas', lenguaje: 'python' }],
  ])('are accepted when they are %j', (args, orden) => {
    expect(readOrder(args)).toEqual(orden);
  });

  it.each([
    ['analiza', 'No existe la orden «analiza»'],
    ['--formato json --umbral code_smells=0', 'Falta la orden: «mantenible analizar …».'],
    ['ayuda --resumen', 'La orden «ayuda» no tiene la opción «--resumen»'],
    ['analizar -f json -o a -f sarif -o ./a', 'Dos formatos escriben en «./a»'],
    ['analizar a b', 'Sobra «b»'],
    ['analizar --nada', 'No existe la opción «--nada»'],
    ['analizar --rama', 'A la opción «--rama» le falta su valor'],
    ['analizar --resumen=2', 'le falta su valor, o le sobra'],
    ['analizar --lenguaje python', 'no tiene la opción «--lenguaje»'],
    ['analizar -f xml', 'No existe el formato «xml»'],
    ['analizar -o x', 'sigue a su «--formato»'],
    ['analizar -f json -o a -o b', 'sigue a su «--formato»'],
    ['analizar -f json -o -', '«--salida -» no es un fichero'],
    ['analizar -f json -f tabla', 'Solo un formato puede ir a la salida estándar'],
    ['analizar -f json -o a -f sarif -o a', 'Dos formatos escriben en «a»'],
    ['analizar --umbral grado', 'se espera CIFRA=VALOR'],
    ['analizar --umbral coverage=80', 'se espera CIFRA=VALOR'],
    ['analizar --umbral grado=alto', '«alto» no es un número'],
    ['analizar --nuevas 0', 'comparan: indique con qué revisión'],
    ['analizar --umbral cambio=0', 'comparan: indique con qué revisión'],
    ['analizar --desde main --nuevas -1', 'A la opción «--nuevas» le falta'],
    ['analizar --desde main --nuevas 1.5', 'se espera un número entero'],
    ['analizar --severidad grave', 'No existe la severidad «grave»'],
    ['ayuda nada', 'No existe la orden «nada»'],
    ['ayuda regla S1', 'Sobra «S1»'],
    ['nada --ayuda', 'No existe la orden «nada»'],
    ['analizar ', 'Un argumento está vacío'],
    ['mcp ', 'Un argumento está vacío'],
    ['analizar --desde ', 'El valor de «--desde» está vacío'],
    ['analizar -f sarif -o a -f github --resumen', 'sarif, gitlab, github son listas de incidencias'],
    ['analizar --desde main --nuevas 0 --nuevas=50', 'La opción «--nuevas» está dos veces'],
    ['analizar --severidad mayor --severidad mayor', 'La opción «--severidad» está dos veces'],
    ['analizar --desde main --desde otra', 'La opción «--desde» está dos veces'],
    ['analizar https://a/b --rama a --rama b', 'La opción «--rama» está dos veces'],
    ['reglas --lenguaje css --lenguaje html', 'La opción «--lenguaje» está dos veces'],
    ['mcp a b', 'Sobra «b»'],
    ['mcp --resumen', 'La orden «mcp» no tiene la opción «--resumen»'],
    ['regla', 'Falta la clave de una regla'],
    ['reglas todas', 'Sobra «todas»'],
  ])('are refused in Spanish: %s', (words, message) => {
    const read = () => readOrder(words.split(' '));
    expect(read).toThrow(Refusal);
    expect(read).toThrow(message);
  });
});

import { escribirRepositorio, type Entrada, type Objetos } from './objetos.ts';

const muchos = 19_990;
/** Files that are stored too: as many in the whole form of `npm run test:real`, twice those of 'mediano.git' otherwise. */
const guardados = process.env['PRUEBA_ENTERA'] === '1' ? muchos : 6000;
const texto = 'x = 1\n';

const nombrados = (cuantos: number, hacer: (cifra: string) => Entrada): Entrada[] =>
  Array.from({ length: cuantos }, (_, i) => hacer(String(i).padStart(5, '0')));

const archivos = (cuantos: number, id: string, antes = 'f', despues = '.py'): Entrada[] =>
  nombrados(cuantos, (cifra) => ['100644', `${antes}${cifra}${despues}`, id]);

/** `id` below nested folders of one name, each of which also contains the entries of `junto`. */
function bajo(
  { arbol }: Objetos,
  id: string,
  nombre: string,
  niveles: number,
  junto: Entrada[] = [],
): string {
  let dentro = id;
  for (let nivel = 0; nivel < niveles; nivel += 1) dentro = arbol([...junto, ['40000', nombre, dentro]]);
  return dentro;
}

/** Two ordinary trees, and trees that are small to send and large to list, by the name of their repository. */
const arboles: Readonly<Record<string, (objetos: Objetos) => string>> = {
  'ordinario.git': ({ blob, arbol }) => arbol(archivos(20, blob(texto))),
  'mediano.git': ({ blob, arbol }) => {
    const carpeta = arbol(archivos(50, blob(texto.repeat(40))));
    return arbol(nombrados(60, (cifra) => ['40000', `c${cifra}`, carpeta]));
  },
  'nombre-de-un-mega.git': (objetos) => {
    const dentro = objetos.arbol(archivos(muchos, objetos.blob(texto)));
    return bajo(objetos, dentro, 'n'.repeat(1_000_000), 1);
  },
  'hondo.git': (objetos) => {
    const junto = archivos(12, objetos.blob(texto));
    return bajo(objetos, objetos.arbol(junto), 'n'.repeat(255), 1500, junto);
  },
  'rutas-de-3-kb.git': (objetos) => {
    const dentro = objetos.arbol(archivos(muchos, objetos.blob(texto), 'f'.repeat(180)));
    return bajo(objetos, dentro, 'n'.repeat(255), 11);
  },
  'una-carpeta.git': ({ blob, arbol }) => arbol(archivos(guardados, blob(texto))),
  'carpetas.git': ({ blob, arbol }) => {
    const dentro = arbol([['100644', 'a.py', blob(texto)]]);
    return arbol(nombrados(guardados, (cifra) => ['40000', `c${cifra}`, dentro]));
  },
  'bucle.git': ({ blob, arbol }) => {
    const dentro = arbol([['120000', 'vuelta', blob('..')]]);
    return arbol([
      ['120000', 'a.py', blob('a.py')],
      ['40000', 'carpeta', dentro],
      ['100644', 'z.py', blob(texto)],
    ]);
  },
  'una-linea.git': ({ blob, arbol }) =>
    arbol([
      ['100644', 'larga.js', blob(Buffer.alloc(100_000_000, 'a;'))],
      ['100644', 'larga.py', blob(Buffer.alloc(100_000_000, '#'))],
      ['100644', 'z.py', blob(texto)],
    ]),
};

export function escribirArboles(root: string, nombres = Object.keys(arboles)): void {
  for (const [nombre, hacer] of Object.entries(arboles))
    if (nombres.includes(nombre)) escribirRepositorio(root, nombre, hacer);
}

import { fromNode } from '../engine/parity/node-versions.ts';
import { decorate } from '../engine/plain/decorate.ts';
import type { RuleTable } from '../engine/plain/rule-table.ts';
import { coreRule } from './sources.ts';

/** A rule of ESLint with a Spanish message and options. */
const plain = (name: string, message: string, ...options: readonly unknown[]) =>
  decorate(coreRule(name), { message, options });

/** Rules of ESLint itself that need only options. */
export const core: RuleTable = {
  S108: plain(
    'no-empty',
    'Complete este bloque vacío, elimínelo o explique en un comentario por qué lo está.',
    { allowEmptyCatch: true },
  ),
  S878: plain(
    'no-sequences',
    'Escriba cada expresión en su propia instrucción: el operador coma las hace difíciles de leer.',
  ),
  S1068: plain(
    'no-unused-private-class-members',
    'Quite el miembro privado «{{classMemberName}}»: la clase no lo usa.',
  ),
  S1199: plain(
    'no-lone-blocks',
    'Quite las llaves de este bloque o llévelo a una función: no pertenecen a ninguna estructura.',
  ),
  S1314: plain(
    'no-octal',
    'Si este número es octal, escríbalo con «0o»; si es decimal, sin el cero inicial.',
  ),
  S1516: plain(
    'no-multi-str',
    'No parta esta cadena con una barra invertida: únala con «+» o, si quiere saltos de línea, use una plantilla.',
  ),
  S2685: plain('no-caller', 'No use «arguments.{{prop}}»: dé un nombre a la función y llámela por él.'),
  S3696: plain(
    'no-throw-literal',
    'Lance un objeto «Error» en vez de otro valor: lleva el mensaje y la pila de llamadas.',
  ),
  S4140: plain(
    'no-sparse-arrays',
    'Quite la coma de más o escriba el elemento que falta: en esta lista queda un hueco.',
  ),
  S6325: plain('prefer-regex-literals', 'Escriba esta expresión regular como literal.'),
  S6509: plain('no-extra-boolean-cast', 'Quite esta conversión a booleano: aquí no cambia nada.'),
  S6522: plain('no-import-assign', 'No asigne a «{{name}}»: lo importado no se puede cambiar.'),
  S6635: plain('no-constructor-return', 'No devuelva ningún valor en un constructor: «new» ya da el objeto.'),
  S6535: plain('no-useless-escape', 'Quite la barra invertida: «{{character}}» no la necesita.'),
  S6637: plain('no-extra-bind', 'Quite esta llamada a «bind»: la función no usa un «this» propio.'),
  S6643: plain('no-extend-native', 'No amplíe el objeto nativo «{{builtin}}»: escriba una función aparte.'),
  S6644: plain('no-unneeded-ternary', 'Escriba esta expresión sin el operador condicional («?:»).', {
    defaultAssignment: false,
  }),
  S6645: plain('no-undef-init', 'No inicialice «{{name}}» con «undefined»: es lo que ya vale.'),
  S6650: plain('no-useless-rename', 'Quite este cambio de nombre: ambos nombres son iguales.'),
  S6653: plain('prefer-object-has-own', 'Use «Object.hasOwn()» en vez de «hasOwnProperty».'),
  S6654: plain(
    'no-proto',
    'Use «Object.getPrototypeOf» en vez de «__proto__»; para asignarlo, una clase u «Object.create».',
  ),
  S6657: plain(
    'no-octal-escape',
    'Escriba el carácter mismo, o un escape Unicode, en vez del escape octal «\\{{sequence}}».',
  ),
  S6660: plain('no-lonely-if', 'Junte este «if» con el «else» que lo contiene: «else if».'),
  S6836: plain(
    'no-case-declarations',
    'Encierre entre llaves el contenido de este «case»: declara nombres que los demás también ven.',
  ),
  S6661: fromNode(
    [8, 3, 0],
    plain('prefer-object-spread', 'Use la propagación de objetos en vez de «Object.assign».'),
  ),
  S6666: plain('prefer-spread', 'Pase la lista con la propagación («...») en vez de «apply()».'),
  S6676: plain('no-useless-call', 'Invoque la función directamente, sin «{{name}}()».'),
  S6679: plain('no-self-compare', 'Use «Number.isNaN()» en vez de comparar un valor consigo mismo.'),
};

import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate, type Decoration } from '../engine/decorate.ts';
import { mayHoldJsx, mayHoldProperties, mentions, onlyWhere, type Test } from '../engine/only-where.ts';
import { ofReactVersion, onlyWithReact } from '../engine/react-projects.ts';
import { reportedNode } from '../engine/reported-node.ts';
import type { AnyRule, RuleTable } from '../engine/rule-table.ts';
import { reactRule } from './sources.ts';

const plain = (name: string, message: string, ...options: readonly unknown[]) =>
  decorate(reactRule(name), { message, options });

/** A rule of which only those reports stand whose node passes. */
function filtered(
  name: string,
  decoration: Omit<Decoration, 'onReport'>,
  keeps: (node: NonNullable<ReturnType<typeof reportedNode>>) => boolean,
): AnyRule {
  return decorate(reactRule(name), {
    ...decoration,
    onReport(context, descriptor) {
      const node = reportedNode(descriptor);
      if (node === null || keeps(node)) context.report(descriptor);
    },
  });
}

const rules: RuleTable = {
  S6441: plain('no-unused-class-component-methods', 'Elimine este miembro del componente: nadie lo usa.'),
  S6477: onlyWithReact(
    filtered(
      'jsx-key',
      { message: 'Dé a cada elemento de la lista una propiedad «key».' },
      // What is spread into the element may bring the key.
      (node) =>
        node.type !== Kind.JSXElement ||
        node.openingElement.attributes.every(({ type }) => type !== Kind.JSXSpreadAttribute),
    ),
  ),
  S6479: filtered(
    'no-array-index-key',
    { message: 'No use la posición en la lista como «key».' },
    (node) =>
      node.type !== Kind.BinaryExpression &&
      !(node.type === Kind.TemplateLiteral && node.expressions.length > 1),
  ),
  S6481: filtered(
    'jsx-no-constructed-context-values',
    { message: 'Este valor del contexto se crea de nuevo en cada dibujado: guárdelo con «useMemo».' },
    ({ parent }) => {
      const element = parent?.parent?.parent;
      return element?.type !== Kind.JSXOpeningElement || element.name.type === Kind.JSXMemberExpression;
    },
  ),
  S6746: plain('no-direct-mutation-state', 'No modifique «this.state»: use «setState()».'),
  S6748: plain('no-children-prop', 'Anide los hijos entre las etiquetas en vez de pasarlos como propiedad.'),
  S6749: filtered(
    'jsx-no-useless-fragment',
    { message: 'Este fragmento sobra: no agrupa nada.', options: [{ allowExpressions: true }] },
    (node) => node.type !== Kind.JSXFragment || node.children.length > 0,
  ),
  S6750: plain('no-render-return-value', 'No use lo que devuelve «ReactDOM.render».'),
  S6754: filtered(
    'hook-use-state',
    {
      message: 'Reciba «useState» como un par de nombres simétricos: [valor, setValor].',
      options: [{ allowDestructuredState: true }],
    },
    (node) => node.type !== Kind.ArrayPattern || node.elements.length !== 1,
  ),
  S6763: plain(
    'no-redundant-should-component-update',
    'No defina «shouldComponentUpdate» en un «PureComponent».',
  ),
  S6766: plain('no-unescaped-entities', 'Escriba este carácter como entidad HTML: parece un error de JSX.', {
    forbid: ['>', '}'],
  }),
  S6767: plain('no-unused-prop-types', 'La propiedad «{{name}}» se declara pero no se usa.'),
  S6770: plain('jsx-pascal-case', 'Nombre este componente en PascalCase.'),
  S6772: plain(
    'jsx-child-element-spacing',
    'El espacio junto a «{{element}}» es ambiguo: escríbalo con {" "}.',
  ),
  S6774: plain('prop-types', 'Falta validar la propiedad «{{name}}».'),
  S6775: plain(
    'default-props-match-prop-types',
    'Este valor por defecto no corresponde a ninguna propiedad opcional.',
  ),
  S6788: plain('no-find-dom-node', 'No use «findDOMNode»: use una referencia.'),
  S6789: plain('no-is-mounted', 'No use «isMounted».'),
  S6790: plain('no-string-refs', 'No use cadenas como referencias: use «useRef» o «createRef».'),
  S6791: plain('no-unsafe', 'No use «{{method}}»: React ya no lo recomienda.', { checkAliases: true }),
  S6957: ofReactVersion(plain('no-deprecated', 'React ha retirado «{{oldMethod}}».')),
};

/** Where each of them could find something. */
const tests: Readonly<Record<string, Test>> = {
  S6441: mentions(/Component|createReactClass/u),
  S6477: mayHoldJsx,
  S6479: mentions(/\bkey\b/u),
  S6481: mentions(/Provider|createContext/u),
  S6746: mentions(/\bstate\b/u),
  S6748: mentions(/\bchildren\b/u),
  S6749: mayHoldJsx,
  S6750: mentions(/\brender\b/u),
  S6754: mentions(/useState/u),
  S6763: mentions(/shouldComponentUpdate/u),
  S6766: mayHoldJsx,
  S6767: mayHoldProperties,
  S6770: mayHoldJsx,
  S6772: mayHoldJsx,
  S6774: mayHoldProperties,
  S6775: mentions(/efaultProps/u),
  S6788: mentions(/findDOMNode/u),
  S6789: mentions(/isMounted/u),
  S6790: mentions(/\brefs?\b/u),
  S6791: mentions(/componentWill/u),
  S6957: mentions(/[Rr]eact|@jsx|componentWill|transferPropsTo|Perf\b/u),
};

/** Rules for React components that need little but options. */
export const react: RuleTable = Object.fromEntries(
  Object.entries(rules).map(([key, rule]) => [key, onlyWhere(tests[key] ?? (() => true), rule)]),
);

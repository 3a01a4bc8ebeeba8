import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate, type Decoration } from '../engine/decorate.ts';
import { mayHoldJsx, mayHoldProperties, mentions, onlyWhere } from '../engine/only-where.ts';
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

/** Rules for React components that need little but options, each where it could find something. */
export const react: RuleTable = {
  S6441: onlyWhere(
    mentions(/Component|createReactClass/u),
    plain(
      'no-unused-class-component-methods',
      'Use este miembro del componente o elimínelo: en su clase no se usa.',
    ),
  ),
  S6477: onlyWhere(
    mayHoldJsx,
    onlyWithReact(
      filtered(
        'jsx-key',
        { message: 'Dé a cada elemento de la lista una propiedad «key».' },
        // What is spread into the element may bring the key.
        (node) =>
          node.type !== Kind.JSXElement ||
          node.openingElement.attributes.every(({ type }) => type !== Kind.JSXSpreadAttribute),
      ),
    ),
  ),
  S6479: onlyWhere(
    mentions(/\bkey\b/u),
    filtered(
      'no-array-index-key',
      { message: 'No use la posición en la lista como «key»: use un dato del elemento que no cambie.' },
      (node) =>
        node.type !== Kind.BinaryExpression &&
        !(node.type === Kind.TemplateLiteral && node.expressions.length > 1),
    ),
  ),
  S6481: onlyWhere(
    mentions(/Provider|createContext/u),
    filtered(
      'jsx-no-constructed-context-values',
      { message: 'Guarde este valor del contexto con «useMemo»: se crea otro cada vez que se renderiza.' },
      ({ parent }) => {
        const element = parent?.parent?.parent;
        return element?.type !== Kind.JSXOpeningElement || element.name.type === Kind.JSXMemberExpression;
      },
    ),
  ),
  S6746: onlyWhere(
    mentions(/\bthis\s*\??\.\s*state\b/u),
    plain('no-direct-mutation-state', 'No modifique «this.state»: use «setState()».'),
  ),
  S6748: onlyWhere(
    mentions(/\bchildren\b/u),
    plain('no-children-prop', 'Anide los hijos entre las etiquetas en vez de pasarlos como propiedad.'),
  ),
  S6749: onlyWhere(
    mayHoldJsx,
    filtered(
      'jsx-no-useless-fragment',
      { message: 'Este fragmento sobra: no agrupa nada.', options: [{ allowExpressions: true }] },
      (node) => node.type !== Kind.JSXFragment || node.children.length > 0,
    ),
  ),
  S6750: onlyWhere(
    mentions(/\brender\b/u),
    plain('no-render-return-value', 'No use lo que devuelve «ReactDOM.render».'),
  ),
  S6754: onlyWhere(
    mentions(/useState/u),
    filtered(
      'hook-use-state',
      {
        message: 'Reciba «useState» como un par de nombres simétricos: [valor, setValor].',
        options: [{ allowDestructuredState: true }],
      },
      (node) => node.type !== Kind.ArrayPattern || node.elements.length !== 1,
    ),
  ),
  S6763: onlyWhere(
    mentions(/shouldComponentUpdate/u),
    plain('no-redundant-should-component-update', 'No defina «shouldComponentUpdate» en un «PureComponent».'),
  ),
  S6766: onlyWhere(
    mayHoldJsx,
    plain('no-unescaped-entities', 'Escriba este carácter como entidad HTML: parece un error de JSX.', {
      forbid: ['>', '}'],
    }),
  ),
  S6767: onlyWhere(
    mayHoldProperties,
    plain('no-unused-prop-types', 'La propiedad «{{name}}» se declara pero no se usa.'),
  ),
  S6770: onlyWhere(mayHoldJsx, plain('jsx-pascal-case', 'Nombre este componente en PascalCase.')),
  S6772: onlyWhere(
    mayHoldJsx,
    plain('jsx-child-element-spacing', 'El espacio junto a «{{element}}» es ambiguo: escríbalo con {" "}.'),
  ),
  S6774: onlyWhere(mayHoldProperties, plain('prop-types', 'Falta validar la propiedad «{{name}}».')),
  S6775: onlyWhere(
    mentions(/efaultProps/u),
    plain(
      'default-props-match-prop-types',
      'Este valor por defecto no corresponde a ninguna propiedad opcional.',
    ),
  ),
  S6788: onlyWhere(
    mentions(/findDOMNode/u),
    plain('no-find-dom-node', 'No use «findDOMNode»: use una referencia.'),
  ),
  S6789: onlyWhere(mentions(/isMounted/u), plain('no-is-mounted', 'No use «isMounted».')),
  S6790: onlyWhere(
    mentions(/\brefs?\b/u),
    plain('no-string-refs', 'No use cadenas como referencias: use «useRef» o «createRef».'),
  ),
  S6791: onlyWhere(
    mentions(/componentWill/u),
    plain('no-unsafe', 'No use «{{method}}»: React ya no lo recomienda.', { checkAliases: true }),
  ),
  S6957: onlyWhere(
    mentions(/[Rr]eact|@jsx|componentWill|transferPropsTo|Perf\b/u),
    ofReactVersion(plain('no-deprecated', 'React ha retirado «{{oldMethod}}».')),
  ),
};

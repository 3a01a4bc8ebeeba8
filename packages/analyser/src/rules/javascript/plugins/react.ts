import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate, type Decoration } from '../engine/plain/decorate.ts';
import { mayHoldJsx, mayHoldProperties, mentions, onlyWhere } from '../engine/fast/index.ts';
import { ofReactVersion, onlyInFilesWithReact, onlyWithReact } from '../engine/parity/react-projects.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import type { AnyRule, RuleTable } from '../engine/plain/rule-table.ts';
import { reactRule } from './sources.ts';

/** A rule of eslint-plugin-react with a Spanish message and options. */
const plain = (name: string, message: string, ...options: readonly unknown[]) =>
  decorate(reactRule(name), { message, options });

/** A rule that keeps only the reports whose node passes a test, and those without a node. */
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

/**
 * Rules for React components that need options or a small filter, each limited to files with possible
 * findings.
 */
export const react: RuleTable = {
  S6441: onlyWhere(
    mentions(/Component|createReactClass/u),
    onlyInFilesWithReact(
      plain(
        'no-unused-class-component-methods',
        'Use este miembro del componente o elimínelo: en su clase no se usa.',
      ),
    ),
  ),
  S6477: onlyWhere(
    mayHoldJsx,
    onlyWithReact(
      filtered(
        'jsx-key',
        { message: 'Dé a cada elemento de la lista una propiedad «key».' },
        // A spread attribute may contain the key.
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
    plain('no-direct-mutation-state', 'No modifique «this.state»: use «this.setState()».'),
  ),
  S6748: onlyWhere(
    mentions(/\bchildren\b/u),
    plain(
      'no-children-prop',
      'Escriba el contenido entre las etiquetas, o tras las propiedades de «createElement», y no en «children».',
    ),
  ),
  S6749: onlyWhere(
    mayHoldJsx,
    filtered(
      'jsx-no-useless-fragment',
      { message: 'Quite este fragmento: no agrupa nada.', options: [{ allowExpressions: true }] },
      (node) => node.type !== Kind.JSXFragment || node.children.length > 0,
    ),
  ),
  S6750: onlyWhere(
    mentions(/\brender\b/u),
    plain(
      'no-render-return-value',
      'No use lo que devuelve «ReactDOM.render»: obtenga el componente con una referencia.',
    ),
  ),
  S6754: onlyWhere(
    mentions(/useState/u),
    filtered(
      'hook-use-state',
      {
        message:
          'Reciba lo que devuelve «useState» en un par de nombres que se correspondan: «[valor, setValor]».',
        options: [{ allowDestructuredState: true }],
      },
      (node) => node.type !== Kind.ArrayPattern || node.elements.length !== 1,
    ),
  ),
  S6763: onlyWhere(
    mentions(/shouldComponentUpdate/u),
    plain(
      'no-redundant-should-component-update',
      'Quite «shouldComponentUpdate», o herede de «Component»: «PureComponent» ya compara propiedades y estado.',
    ),
  ),
  S6767: onlyWhere(
    mayHoldProperties,
    plain('no-unused-prop-types', 'Quite la propiedad «{{name}}», que se declara y no se usa, o úsela.'),
  ),
  S6770: onlyWhere(
    mayHoldJsx,
    plain(
      'jsx-pascal-case',
      'Cambie el nombre de «{{name}}»: cada palabra con mayúscula inicial y sin guiones bajos, como «FichaProducto».',
    ),
  ),
  S6772: onlyWhere(
    mayHoldJsx,
    plain(
      'jsx-child-element-spacing',
      'Escriba con «{" "}» el espacio junto a «{{element}}»: el salto de línea no deja ninguno.',
    ),
  ),
  S6774: onlyWhere(
    mayHoldProperties,
    decorate(reactRule('prop-types'), {
      message: 'Declare el tipo de la propiedad «{{name}}» de este componente.',
      onReport(context, descriptor) {
        // The plugin's name includes the member that is read from the property: 'productos.map'.
        const [name] = String(descriptor.data?.['name']).split('.');
        context.report({ ...descriptor, data: { name } });
      },
    }),
  ),
  S6775: onlyWhere(
    mentions(/efaultProps/u),
    plain(
      'default-props-match-prop-types',
      'Declare «{{name}}» como propiedad opcional, o quite su valor por defecto.',
    ),
  ),
  S6788: onlyWhere(
    mentions(/findDOMNode/u),
    plain('no-find-dom-node', 'No use «findDOMNode»: use una referencia («ref») al elemento.'),
  ),
  S6789: onlyWhere(
    mentions(/isMounted/u),
    plain('no-is-mounted', 'No use «isMounted»: cancele al desmontar el componente lo que esté pendiente.'),
  ),
  S6790: onlyWhere(
    mentions(/\brefs?\b/u),
    plain('no-string-refs', 'No use cadenas como referencias ni «this.refs»: use «useRef» o «createRef».'),
  ),
  S6791: onlyWhere(
    mentions(/componentWill/u),
    plain('no-unsafe', 'Use «{{newMethod}}» en vez de «{{method}}», que React desaconseja.', {
      checkAliases: true,
    }),
  ),
  S6957: onlyWhere(
    mentions(/[Rr]eact|@jsx|componentWill|transferPropsTo|Perf\b/u),
    ofReactVersion(plain('no-deprecated', 'No use «{{oldMethod}}»: está obsoleto desde React {{version}}.')),
  ),
};

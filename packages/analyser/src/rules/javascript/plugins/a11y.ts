import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate } from '../engine/decorate.ts';
import { onlyWithJsx } from '../engine/only-where.ts';
import { reportedNode } from '../engine/reported-node.ts';
import type { AnyRule, RuleTable } from '../engine/rule-table.ts';
import { a11yRule } from './sources.ts';

const plain = (name: string, message: string, ...options: readonly unknown[]) =>
  decorate(a11yRule(name), { message, options });

/** A rule on whole elements, which are pointed at by their names. */
const ofElements = (name: string, message: string): AnyRule =>
  decorate(a11yRule(name), {
    message,
    onReport(context, descriptor) {
      const node = reportedNode(descriptor);
      const element = node?.type === Kind.JSXElement ? node.openingElement : node;
      context.report(
        element?.type === Kind.JSXOpeningElement ? { ...descriptor, node: element.name } : descriptor,
      );
    },
  });

/** Events of the mouse and of keys that an element without a role should not handle. */
const handlers = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

/** Rules on accessible JSX that need nothing but options. */
export const a11y: RuleTable = onlyWithJsx({
  S1077: ofElements(
    'alt-text',
    'Dé a este elemento un texto alternativo («alt=""» si la imagen es decorativa).',
  ),
  S1090: plain('iframe-has-title', 'Dé a este «iframe» un título que diga qué contiene.'),
  S4084: ofElements('media-has-caption', 'Añada a este medio una pista de subtítulos.'),
  S6793: plain('aria-proptypes', 'El valor de este atributo ARIA no es válido.'),
  S6807: plain('role-has-required-aria-props', 'A este rol le faltan atributos ARIA obligatorios.'),
  S6811: plain('role-supports-aria-props', 'El rol de este elemento no admite ese atributo ARIA.'),
  S6819: plain('prefer-tag-over-role', 'Use la etiqueta HTML que corresponde en vez del atributo «role».'),
  S6821: plain('aria-role', 'Use un rol ARIA que exista y no sea abstracto.', {
    ignoreNonDOM: true,
    allowedInvalidRoles: ['text'],
  }),
  S6822: plain('no-redundant-roles', 'Este elemento ya tiene ese rol: quite el atributo «role».'),
  S6823: plain(
    'aria-activedescendant-has-tabindex',
    'Un elemento con «aria-activedescendant» necesita «tabIndex».',
  ),
  S6824: plain('aria-unsupported-elements', 'Este elemento no admite roles ni atributos ARIA.'),
  S6825: plain('no-aria-hidden-on-focusable', 'No oculte con «aria-hidden» un elemento que recibe el foco.'),
  S6827: plain('anchor-has-content', 'Dé a este enlace un contenido que los lectores de pantalla lean.'),
  S6840: plain('autocomplete-valid', 'El valor de «autoComplete» no conviene a este campo.'),
  S6841: plain('tabindex-no-positive', 'Evite valores positivos de «tabIndex».'),
  S6842: plain(
    'no-noninteractive-element-to-interactive-role',
    'No dé un rol interactivo a un elemento que no lo es.',
  ),
  S6843: plain(
    'no-interactive-element-to-noninteractive-role',
    'No dé un rol no interactivo a un elemento que sí lo es.',
  ),
  S6844: plain('anchor-is-valid', 'Dé a este enlace un destino, o use un botón.'),
  S6845: plain('no-noninteractive-tabindex', 'Solo los elementos interactivos deben llevar «tabIndex».'),
  S6846: plain(
    'no-access-key',
    'No use «accessKey»: choca con los atajos de quien usa lectores de pantalla.',
  ),
  S6847: plain(
    'no-noninteractive-element-interactions',
    'No ponga eventos a un elemento que no es interactivo.',
    {
      handlers,
    },
  ),
  S6848: plain(
    'no-static-element-interactions',
    'Dé un rol a este elemento: atiende eventos y no es interactivo.',
  ),
  S6850: plain('heading-has-content', 'Dé a este encabezado un contenido que los lectores de pantalla lean.'),
  S6851: plain(
    'img-redundant-alt',
    'No diga «imagen» ni «foto» en el texto alternativo: ya se anuncia como tal.',
  ),
  S6852: plain('interactive-supports-focus', 'Un elemento con rol interactivo debe poder recibir el foco.'),
});

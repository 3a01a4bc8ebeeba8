import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import { onlyWithJsx } from '../engine/fast/index.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import type { AnyRule, RuleTable } from '../engine/plain/rule-table.ts';
import { namesIn } from './element-names.ts';
import { a11yRule } from './sources.ts';

/** An accessibility rule with a Spanish message, which may contain the placeholders of `namesIn`, and options. */
const plain = (name: string, message: string, ...options: readonly unknown[]) =>
  decorate(a11yRule(name), {
    message,
    options,
    onReport(context, descriptor) {
      context.report({ ...descriptor, data: namesIn(descriptor, context.sourceCode) });
    },
  });

/** An accessibility rule on elements; it reports the name of the element instead of the whole element. */
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

/** Mouse and key events that an element without a role must not handle. */
const handlers = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

/** Accessibility rules for JSX that need only options. */
export const a11y: RuleTable = onlyWithJsx({
  S1077: ofElements(
    'alt-text',
    'Dé a este elemento un texto alternativo («alt=""» si la imagen es decorativa).',
  ),
  S1090: plain('iframe-has-title', 'Dé a este «iframe» un título que diga qué contiene.'),
  S4084: ofElements('media-has-caption', 'Añada a este vídeo sus subtítulos; a un sonido, su transcripción.'),
  S6793: plain(
    'aria-proptypes',
    'Corrija el valor de «{{attribute}}»: no es de los que admite este atributo ARIA.',
  ),
  S6807: plain(
    'role-has-required-aria-props',
    'Añada los atributos que exige el rol «{{role}}»: {{ariaAttributes}}.',
  ),
  S6811: plain(
    'role-supports-aria-props',
    'Quite {{ariaAttributes}}: el rol que tiene «{{element}}» no lo admite.',
  ),
  S6819: plain(
    'prefer-tag-over-role',
    'Use una etiqueta HTML en vez de «role="{{role}}"». La que corresponde es: {{tags}}.',
  ),
  S6821: plain('aria-role', 'Use un rol ARIA que exista y no sea abstracto en vez de «{{role}}».', {
    ignoreNonDOM: true,
    allowedInvalidRoles: ['text'],
  }),
  S6822: plain('no-redundant-roles', 'Quite «role="{{role}}"»: «{{element}}» ya tiene ese rol.'),
  S6823: plain(
    'aria-activedescendant-has-tabindex',
    'Añada «tabIndex» a «{{element}}»: con «aria-activedescendant» debe poder recibir el foco.',
  ),
  S6824: plain(
    'aria-unsupported-elements',
    'Quite {{ariaAttributes}} de «{{element}}»: no admite roles ni atributos ARIA.',
  ),
  S6825: plain(
    'no-aria-hidden-on-focusable',
    'Quite «aria-hidden» de «{{element}}», o impida que reciba el foco: un lector de pantalla no lo anuncia.',
  ),
  S6827: plain(
    'anchor-has-content',
    'Dé a este enlace un contenido que los lectores de pantalla puedan leer.',
  ),
  S6840: plain(
    'autocomplete-valid',
    'Corrija «autoComplete="{{autocomplete}}"»: no es un valor válido para este campo.',
  ),
  S6841: plain(
    'tabindex-no-positive',
    'Quite «tabIndex» y coloque el elemento en su sitio: un valor positivo cambia el orden del tabulador.',
  ),
  S6842: plain(
    'no-noninteractive-element-to-interactive-role',
    'Use un elemento interactivo, como «button», en vez de dar a «{{element}}» el rol «{{role}}».',
  ),
  S6843: plain(
    'no-interactive-element-to-noninteractive-role',
    'Quite de «{{element}}» el rol «{{role}}»: el elemento es interactivo y ese rol no lo es.',
  ),
  S6844: plain(
    'anchor-is-valid',
    'Dé a este enlace un destino en «href», o use «button» si hace algo en la misma página.',
  ),
  S6845: plain(
    'no-noninteractive-tabindex',
    'Quite «tabIndex» de «{{element}}», que no es interactivo. Si el programa debe darle el foco, ponga -1.',
  ),
  S6846: plain(
    'no-access-key',
    'Quite «accessKey»: puede chocar con los atajos del navegador y de los lectores de pantalla.',
  ),
  S6847: plain(
    'no-noninteractive-element-interactions',
    'Ponga estos eventos en un elemento interactivo, como «button», y no en «{{element}}».',
    { handlers },
  ),
  S6848: plain(
    'no-static-element-interactions',
    'Use «button» en vez de «{{element}}»: atiende eventos y no es interactivo.',
  ),
  S6850: plain(
    'heading-has-content',
    'Dé a este encabezado un contenido que los lectores de pantalla puedan leer.',
  ),
  S6851: plain(
    'img-redundant-alt',
    'Quite «image», «photo» o «picture» del texto alternativo: la imagen ya se anuncia como tal.',
  ),
  S6852: plain(
    'interactive-supports-focus',
    'Use una etiqueta HTML interactiva, o dé «tabIndex» a «{{element}}»: el rol «{{role}}» necesita el foco.',
  ),
});

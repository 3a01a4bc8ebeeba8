import { attributeOf, type StartTag } from './page.ts';

/** Roles of elements without an attribute `role`, as a SonarQube 10.7 was seen to name them. */
const byName: ReadonlyMap<string, string> = new Map(
  Object.entries({
    article: 'article',
    aside: 'complementary',
    body: 'document',
    button: 'button',
    datalist: 'listbox',
    details: 'group',
    dialog: 'dialog',
    form: 'form',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    hr: 'separator',
    img: 'img',
    input: 'textbox',
    li: 'listitem',
    meter: 'progressbar',
    nav: 'navigation',
    ol: 'list',
    option: 'option',
    output: 'status',
    progress: 'progressbar',
    section: 'region',
    select: 'listbox',
    tbody: 'rowgroup',
    textarea: 'textbox',
    tfoot: 'rowgroup',
    thead: 'rowgroup',
    ul: 'list',
  }),
);

/** Elements whose role depends on an attribute, by name and value; the name alone has the other role, or none. */
const byType: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'input button': 'button',
    'input checkbox': 'checkbox',
    'input image': 'button',
    'input radio': 'radio',
    'input range': 'slider',
    'input reset': 'button',
    'input submit': 'button',
    'menu toolbar': 'toolbar',
    'menuitem checkbox': 'menuitemcheckbox',
    'menuitem command': 'menuitem',
    'menuitem radio': 'menuitemradio',
  }),
);

const links: ReadonlySet<string> = new Set(['a', 'area', 'link']);

/** The role that an element has by itself; null without one. */
export function implicitRoleOf(tag: StartTag): string | null {
  const name = tag.name.toLowerCase();
  if (links.has(name)) return attributeOf(tag, 'href') === undefined ? null : 'link';
  const type = (attributeOf(tag, 'type') ?? '').toLowerCase();
  return byType.get(`${name} ${type}`) ?? byName.get(name) ?? null;
}

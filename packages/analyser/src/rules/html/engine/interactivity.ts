import { attributeOf, boundAttributeOf, type StartTag } from './page.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Elements that a reader can use, and elements that only show something, as SonarQube 10.7 was seen to divide them. */
const interactiveNames = words(`a audio button canvas datalist embed input menuitem option select summary td
  textarea th tr video`);
const showingNames =
  words(`abbr address article aside blockquote br caption code dd del details dfn dialog dir dl
  dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 hr html iframe img ins label legend li main mark
  marquee menu meter nav ol optgroup output p pre progress ruby strong sub sup table tbody tfoot thead time ul`);
/** Elements of HTML that are neither; a name outside of the three lists belongs to a component. */
const neutralNames = words(`acronym area applet b base bdi bdo big blink body center cite col colgroup content
  data div dl font frame frameset head header hgroup i image kbd keygen link map meta nobr noembed noframes
  noscript object param picture plaintext q rb rp rt rtc s samp script search section shadow small source spacer
  span strike style svg template title track tt u var wbr xmp`);

const interactiveRoles = words(`button checkbox columnheader combobox doc-backlink doc-biblioref doc-glossref
  doc-noteref grid gridcell link listbox menu menubar menuitem menuitemcheckbox menuitemradio option progressbar
  radio radiogroup row rowheader scrollbar searchbox slider spinbutton switch tab tablist textbox tree treegrid
  treeitem`);
const showingRoles =
  words(`alert alertdialog application article banner blockquote caption cell code complementary
  contentinfo definition deletion dialog directory document emphasis feed figure form generic group heading img
  insertion list listitem log main mark marquee math meter navigation none note paragraph presentation region
  rowgroup search separator status strong subscript superscript table tabpanel term time timer toolbar tooltip
  doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-biblioentry doc-bibliography doc-chapter
  doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote doc-endnotes
  doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-index
  doc-introduction doc-notice doc-pagebreak doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna
  doc-subtitle doc-tip doc-toc graphics-document graphics-object graphics-symbol`);
/** Roles that only order the list of the others; for SonarQube 10.7 `toolbar` is one of them. */
const abstractRoles =
  words(`command composite input landmark range roletype section sectionhead select structure
  toolbar widget window`);

const keys = 'onkeydown onkeypress onkeyup';
const pointer = `onclick oncontextmenu ondblclick ondoubleclick ondrag ondragend ondragenter ondragexit ondragleave
  ondragover ondragstart ondrop onmousedown onmouseenter onmouseleave onmousemove onmouseout onmouseover onmouseup`;

/** Attributes for what a person does with the keyboard or a pointer. */
export const inputHandlers = words([keys, pointer].join(' '));
/** Those, and attributes for the focus. */
export const handlers = words([keys, pointer, 'onfocus onblur'].join(' '));
/** Those, and attributes for a file that was loaded or not. */
export const allHandlers = words([keys, pointer, 'onfocus onblur onload onerror'].join(' '));

const roleOf = (tag: StartTag): string => (attributeOf(tag, 'role') ?? '').toLowerCase();

export const isInteractive = ({ name }: StartTag): boolean => interactiveNames.has(name);
export const isShowing = ({ name }: StartTag): boolean => showingNames.has(name);
/** Whether the name belongs to HTML, and not to a component. */
export const isOfHtml = (tag: StartTag): boolean =>
  isInteractive(tag) || isShowing(tag) || neutralNames.has(tag.name);

export const hasInteractiveRole = (tag: StartTag): boolean => interactiveRoles.has(roleOf(tag));
export const hasShowingRole = (tag: StartTag): boolean => showingRoles.has(roleOf(tag));
export const hasNoRole = (tag: StartTag): boolean => ['none', 'presentation'].includes(roleOf(tag));
export const hasAbstractRole = (tag: StartTag): boolean => abstractRoles.has(roleOf(tag));

/** Whether one of the attributes has a value. */
export const hasAny = ({ attributes }: StartTag, names: ReadonlySet<string>): boolean =>
  attributes.some(({ name, value }) => (value?.text ?? '') !== '' && names.has(name.toLowerCase()));

/** Whether a screen reader passes over the element. */
export function isHidden(tag: StartTag): boolean {
  const isTrue = (name: string, value: string) => boundAttributeOf(tag, name)?.toLowerCase() === value;
  return isTrue('aria-hidden', 'true') || (tag.name === 'input' && isTrue('type', 'hidden'));
}

/** The number in `tabindex`; null without the attribute, or with another text. */
export function tabIndexOf(tag: StartTag): number | null {
  const value = attributeOf(tag, 'tabindex');
  return value !== undefined && /^[+-]?\d+$/u.test(value) ? Number(value) : null;
}

/** What the value of an attribute of ARIA has to be. */
export type AriaValue =
  | 'boolean'
  | 'optional boolean'
  | 'boolean or mixed'
  | 'text'
  | 'names'
  | 'integer'
  | readonly string[];

/** The values of several attributes, whose names stand without `aria-`. */
const row = (names: string, value: AriaValue): readonly (readonly [string, AriaValue])[] =>
  names
    .trim()
    .split(/\s+/u)
    .map((name) => [`aria-${name}`, value] as const);

/** Attributes that take one word of a list; two of them take several. */
const words = {
  'aria-relevant': 'additions removals all text',
  'aria-dropeffect': 'link none move execute popup copy',
  'aria-autocomplete': 'list none inline both',
  'aria-current': 'page time step location date true false',
  'aria-haspopup': 'dialog tree menu listbox true false grid',
  'aria-invalid': 'true grammar spelling false',
  'aria-live': 'assertive polite off',
  'aria-orientation': 'horizontal vertical undefined',
  'aria-sort': 'ascending descending none other',
};

/** Attributes of WAI-ARIA 1.2 in SonarQube 10.7, with what their values have to be. */
export const ariaAttributes: ReadonlyMap<string, AriaValue> = new Map([
  ...row('atomic busy disabled modal multiline multiselectable readonly required', 'boolean'),
  ...row('expanded grabbed hidden selected', 'optional boolean'),
  ...row('checked pressed', 'boolean or mixed'),
  ...row('activedescendant details errormessage braillelabel brailleroledescription description', 'text'),
  ...row('keyshortcuts label placeholder roledescription valuetext', 'text'),
  ...row('controls describedby flowto labelledby owns', 'names'),
  ...row('colcount colindex colspan level posinset rowcount rowindex rowspan setsize', 'integer'),
  ...row('valuemax valuemin valuenow', 'integer'),
  ...Object.entries(words).map(([name, list]) => [name, list.split(' ')] as const),
]);

/** Attributes whose value is a list of words. */
export const severalWords: ReadonlySet<string> = new Set(['aria-relevant', 'aria-dropeffect']);

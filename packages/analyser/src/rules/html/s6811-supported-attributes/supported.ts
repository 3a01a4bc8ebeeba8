/** Attributes of ARIA, without `aria-`, that every role has, as a SonarQube 10.7 was seen to accept them. */
const common = `atomic busy controls current describedby details dropeffect flowto grabbed hidden keyshortcuts label
  labelledby live owns relevant roledescription`;

/** Roles and the attributes that they have besides; roles with the same ones share a row. */
const rows = `
  alert banner blockquote caption code complementary contentinfo definition deletion directory document emphasis feed figure form generic img insertion list log main marquee math navigation note paragraph presentation region rowgroup search status strong subscript superscript tabpanel term time timer tooltip:
  alertdialog dialog: modal
  application: activedescendant disabled errormessage expanded haspopup invalid
  article: posinset setsize
  button: disabled expanded haspopup pressed
  cell: colindex colspan rowindex rowspan
  checkbox switch: checked disabled errormessage expanded invalid readonly required
  columnheader rowheader: colindex colspan disabled errormessage expanded haspopup invalid readonly required rowindex rowspan selected sort
  combobox: activedescendant autocomplete disabled errormessage expanded haspopup invalid readonly required
  grid: activedescendant colcount disabled multiselectable readonly rowcount
  gridcell: colindex colspan disabled errormessage expanded haspopup invalid readonly required rowindex rowspan selected
  group: activedescendant disabled
  heading: level
  link: disabled expanded haspopup
  listbox: activedescendant disabled errormessage expanded invalid multiselectable orientation readonly required
  listitem: level posinset setsize
  mark: braillelabel brailleroledescription description
  menu menubar toolbar: activedescendant disabled orientation
  menuitem: disabled expanded haspopup posinset setsize
  menuitemcheckbox menuitemradio: checked disabled errormessage expanded haspopup invalid posinset readonly required setsize
  meter progressbar: valuemax valuemin valuenow valuetext
  option: checked disabled posinset selected setsize
  radio: checked disabled posinset setsize
  radiogroup: activedescendant disabled errormessage invalid orientation readonly required
  row: activedescendant colindex disabled expanded level posinset rowindex selected setsize
  scrollbar separator: disabled orientation valuemax valuemin valuenow valuetext
  searchbox textbox: activedescendant autocomplete disabled errormessage haspopup invalid multiline placeholder readonly required
  slider: disabled errormessage haspopup invalid orientation readonly valuemax valuemin valuenow valuetext
  spinbutton: activedescendant disabled errormessage invalid readonly required valuemax valuemin valuenow valuetext
  tab: disabled expanded haspopup posinset selected setsize
  table: colcount rowcount
  tablist: activedescendant disabled level multiselectable orientation
  tree: activedescendant disabled errormessage invalid multiselectable orientation required
  treegrid: activedescendant colcount disabled errormessage invalid multiselectable orientation readonly required rowcount
  treeitem: checked disabled expanded haspopup level posinset selected setsize
`;

const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

/** The attributes that each role has; a role that is not there is not compared. */
export const supportedByRole: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [roles = '', own = ''] = line.split(':');
      const supported = new Set([...words(common), ...words(own)].map((name) => `aria-${name}`));
      return words(roles).map((role) => [role, supported] as const);
    }),
);

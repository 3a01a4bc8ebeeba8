const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Fields of a way to reach a person: `home`, `work` and the like stand before these alone. */
export const contactFields: ReadonlySet<string> = new Set(
  words(`email impp tel tel-area-code tel-country-code tel-extension tel-local tel-local-prefix tel-local-suffix
  tel-national`),
);
/** The other fields of the HTML standard. */
export const personalFields: ReadonlySet<string> = new Set(
  words(`additional-name address-level1 address-level2 address-level3 address-level4 address-line1 address-line2
  address-line3 bday bday-day bday-month bday-year cc-additional-name cc-csc cc-exp cc-exp-month cc-exp-year
  cc-family-name cc-given-name cc-name cc-number cc-type country country-name current-password family-name
  given-name honorific-prefix honorific-suffix language name new-password nickname one-time-code organization
  organization-title photo postal-code sex street-address transaction-amount transaction-currency url username`),
);

/** Elements and types of `input` that hold any field. */
const holdsAll: ReadonlySet<string> = new Set(words('hidden select textarea'));
/** Fields that a line of text does not hold, as a SonarQube 10.7 was seen to refuse them. */
const notInLine: ReadonlySet<string> = new Set(
  words('bday-day bday-month bday-year cc-exp-year street-address transaction-amount'),
);
/** Fields of the types of `input` that hold a value of one kind. */
const ofType: Readonly<Record<string, readonly string[]>> = {
  date: ['bday'],
  email: ['email', 'username'],
  month: ['cc-exp'],
  number: ['cc-exp-month'],
  password: ['current-password', 'new-password', 'one-time-code'],
  tel: ['tel'],
  url: ['impp', 'photo', 'url'],
};

/** Whether an `input` of this type, a `select` or a `textarea` holds the field. */
export function holds(type: string, field: string): boolean {
  if (holdsAll.has(type)) return true;
  if (type === 'text' || type === 'search') return !notInLine.has(field);
  return ofType[type]?.includes(field) ?? false;
}

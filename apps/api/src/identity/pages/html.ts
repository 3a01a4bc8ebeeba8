/** Markup that is safe to send; only `html` and `trustedHtml` create it. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | null;

/** Builds markup; values other than `Html` are escaped, and null is omitted. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.map((part, at) => part + rendered(values[at] ?? null)).join('');
  return { markup };
}

/** Markup from a library that has escaped its own values. */
export function trustedHtml(markup: string): Html {
  return { markup };
}

function rendered(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map((item) => item.markup).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** Every shortcut of the engine. Each leaves the findings as they are without it; the product uses all of them. */
const shortcuts = {
  'file-gates':
    'Skips rules, listeners and questions to the compiler in files without a word that they need.',
  'one-walk': 'Joins the listeners of all rules into one ESLint rule.',
  'quick-trees':
    'Cuts tokens from the compiler’s own scanner, and defines only the global names that a file uses.',
  'deprecated-names': 'Resolves only names that some declaration marks as deprecated.',
} as const;

type Shortcut = keyof typeof shortcuts;

export const shortcutNames = Object.keys(shortcuts) as readonly Shortcut[];

let turnedOff: ReadonlySet<Shortcut> = new Set();

/** Whether a shortcut is active: always, except for those that `withoutShortcuts` turns off during its task. */
export const uses = (shortcut: Shortcut): boolean => !turnedOff.has(shortcut);

/** Runs a synchronous task with these shortcuts turned off; used by the test that compares findings and by the benchmark. */
export function withoutShortcuts<T>(names: readonly Shortcut[], task: () => T): T {
  const before = turnedOff;
  turnedOff = new Set(names);
  try {
    return task();
  } finally {
    turnedOff = before;
  }
}

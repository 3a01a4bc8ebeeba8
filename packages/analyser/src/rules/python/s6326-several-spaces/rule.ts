import { regexRule } from '../regex/regex-rule.ts';

/** S6326: several consecutive spaces. */
export const rule = regexRule({
  Sequence: ({ items }, { report }) => {
    let run = 0;
    items.forEach((item, place) => {
      const space = item.type === 'Character' && item.char === ' ' && item.escape === 'none';
      run = space ? run + 1 : 0;
      const next = items[place + 1];
      const last = next?.type !== 'Character' || next.char !== ' ';
      const first = items[place - run + 1];
      if (run > 1 && last && first)
        report({ start: first.start, end: item.end }, `Escriba un espacio seguido de «{${String(run)}}».`);
    });
  },
});

import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ["import a, { b as c } from 'x';\nc;", [1]],
  ["import { A } from 'x'; // A", [1]],
  ["import * as a from 'x'; { const a = 1; a; }", [1]],
  ["import { jsx } from 'x';", [1]],
  ["import { List } from 'x'; const b = <p>List</p>, c = a.List;", [1]],
])('finds an unused import in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  "import React from 'react';",
  "import 'x';",
  "import { A } from 'x';\n/** @type {A} */\nlet b;",
  "import a from 'x'; export { a };",
  "import { A } from 'x'; const b = <A />;",
  "import Icon from 'x'; import List from 'y'; const b = <List.Icon />;",
  "import { store } from 'x'; const b = <Provider store={a} />;",
  "import { store } from 'x'; const b = <p>{a.store}</p>;",
  "/** @jsx jsx */\nimport { jsx } from 'x';",
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

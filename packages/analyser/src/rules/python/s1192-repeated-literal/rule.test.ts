import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const thrice = (literal: string) => `a = ${literal}\nb = ${literal}\nc = ${literal}\n`;

describeRule(
  'S1192',
  rule,
  [
    [thrice('"one two"'), 1],
    [thrice('r"^{}{}$"'), 1],
    [thrice('"%s/%s"'), 1],
    [thrice('"use" "rs.a"'), 1],
    [thrice('"{:02x}"'), 1],
    [thrice('"{:+.1f}"'), 1],
    [thrice('"{:^20}"'), 1],
    [thrice('"%02x%02x"'), 1],
    [thrice('"!yoo\\n"'), 1],
    [thrice('r"!yo\\n"'), 1],
    [thrice('"!ab\\x20z"'), 1],
    [thrice('"#a1b2c"'), 1],
    [thrice('"#a1b2c3d4"'), 1],
    [thrice('"#a1b2cg"'), 1],
    [thrice('"# a1b2c3"'), 1],
    // With two ways to read `{}` this would take longer than any test.
    [thrice(`"${'{}'.repeat(2000)}ñ"`), 1],
    [thrice(`"${'%d{:d}'.repeat(2000)}ñ"`), 1],
  ],
  [
    'a = "one two"\nb = "one two"\n',
    thrice('"one_two-3"'),
    thrice('"a b"'),
    thrice('"#a1B2c3"'),
    thrice('"!yo\\n"'),
    thrice('"!a\\x20z"'),
    thrice('"!y\\\no"'),
    thrice('"%s: {}"'),
    'a = "one two"\nb = \'one two\'\nc = r"one two"\n',
    thrice('"%Y-%m-%d"'),
    thrice('"{:>5d}"'),
    thrice('"{:.2f}"'),
    thrice('"{:<10}"'),
    thrice('f"one two"'),
    `a = "one two"\n${'b = f"{c(\'one two\')} d"\n'.repeat(3)}`,
    '"one two"\n'.repeat(3),
    'def f(a: "one.two") -> list["one.two"]:\n  b: "one.two"\n',
    '@a("one two")\ndef f(): pass\n'.repeat(3),
  ],
);

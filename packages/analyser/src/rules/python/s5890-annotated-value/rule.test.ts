import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['a: int = "b"\nc: str = 1\n', 1, 2],
    ['from typing import List\na: List[int] = {}\n', 2],
  ],
  [
    'a: float = 1\nb: int = True\nc: str = "d"\ne: list = []\nf: G = 1\nh: int\ni: object = 1\n',
    'a: str = None\nb: "int" = "c"\nd: dict[str, int] = {}\ne: tuple = ()\n',
  ],
);

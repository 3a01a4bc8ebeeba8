import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['a: int = "b"\nc: str = 1\n', 1, 2],
    ['a: str = None\nclass A:\n  b: dict[str, int] = None\n', 1, 3],
    ['from typing import List\na: List[int] = {}\n', 2],
  ],
  [
    'a: float = 1\nb: int = True\nc: str = "d"\ne: list = []\nf: G = 1\nh: int\ni: object = 1\n',
    'from typing import Any, Optional\na: Optional[str] = None\nb: Any = None\nc: D = None\nd: bool = 0\n',
    'def f(a: str = None, b: int = "c"): pass\n',
    'b: "int" = "c"\nd: dict[str, int] = {}\ne: tuple = ()\n',
  ],
);

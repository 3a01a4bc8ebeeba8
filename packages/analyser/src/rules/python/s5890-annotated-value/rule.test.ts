import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5890',
  rule,
  [
    ['import platform\na: int = platform.system()\n', 2],
    ['a: int = "b"\nc: str = 1\n', 1, 2],
    ['a: str = None\nclass A:\n  b: dict[str, int] = None\n', 1, 3],
    ['from typing import List\na: List[int] = {}\n', 2],
    [
      'class A:\n  def own(self): pass\nclass B(A):\n  def more(self): pass\na: B = A()\nb: str = A\nc: A = A\n',
      5,
      6,
      7,
    ],
    ['def f(p: int, q: float = None, *r: int):\n  a: str = p\n  b: str = (q)\n  c: str = r\n', 2, 3, 4],
    ['class A:\n  def own(self): pass\n  def f(self, p: "A", q: A):\n    self.a: str = q\n', 4],
    ['import threading\na: str = threading.Lock()\n', 2],
  ],
  [
    'a: float = 1\nb: int = True\nc: str = "d"\ne: list = []\nf: G = 1\nh: int\ni: object = 1\n',
    'from typing import Any, Optional\na: Optional[str] = None\nb: Any = None\nc: D = None\nd: bool = 0\n',
    'def f(a: str = None, b: int = "c"): pass\n',
    'from typing import Any\na: list[Any] = None\nb: dict[str, Any] = None\n',
    'def f(p: int, q: "int", r, s: list[int]):\n  a: float = p\n  b: str = q\n  c: str = r\n  d: str = s\n  p = g()\n  e: str = p\n',
    'def f(p: int):\n  def g():\n    a: str = p\n',
    'import enum\nclass A(enum.Enum):\n  B = "b"\na: str = A.B\n',
    'b: "int" = "c"\nd: dict[str, int] = {}\ne: tuple = ()\n',
  ],
);

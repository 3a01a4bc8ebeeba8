import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['def f() -> str:\n  return 1\n', 2],
    ['def f() -> str:\n  if a:\n    return None\n  return\n', 3, 4],
    [
      'from typing import Optional, Union\ndef f() -> Optional[str]: return 1\ndef g() -> Union[int, str]: return []\ndef h() -> int | None: return "a"\n',
      2,
      3,
      4,
    ],
    ['def f(a) -> str:\n  b = 0\n  for c in a:\n    b += 1\n  return b\n', 5],
    [
      'def f(a) -> dict:\n  return sorted(a)\ndef g() -> str:\n  return "a".split()\ndef h(a) -> int:\n  return "b" if a else None\n',
      2,
      4,
      6,
    ],
    [
      'class A:\n  def own(self): pass\nclass B: pass\ndef f() -> A:\n  return B()\ndef g() -> str:\n  return A()\n',
      5,
      7,
    ],
    ['def f() -> int:\n  if a:\n    return "b"\n  return [c]\n', 3, 4],
  ],
  [
    'def f() -> str:\n  return "a"\n',
    'def f() -> float:\n  return 1\ndef g():\n  return 1\ndef h() -> str:\n  return g()\n',
    'def f() -> "str":\n  return 1\ndef g() -> bool:\n  return 1\ndef h() -> bytes:\n  return "a"\ndef i() -> None:\n  return\n',
    'from typing import Any, Callable, Iterable\ndef f() -> Any: return 1\ndef g() -> Callable: return None\ndef h() -> Iterable[str]: return []\n',
    'def f(a) -> dict:\n  b = None\n  if a: b = {}\n  return b\ndef g(a) -> str:\n  return a or []\n',
    'class A(Unknown):\n  def own(self): pass\nclass B: pass\ndef f() -> A:\n  return 1\ndef g() -> B:\n  return 1\n',
    'import a\ndef f() -> list[a.B]:\n  return 1, 2\n',
    'def f() -> str:\n  yield 1\n  return\n',
    'def f() -> str:\n  def g() -> int:\n    return 1\n  return "a"\n',
  ],
);

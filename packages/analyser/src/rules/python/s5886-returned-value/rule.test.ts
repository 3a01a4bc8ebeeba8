import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5886',
  rule,
  [
    ['import math\ndef f(a) -> int:\n  return math.sqrt(a)\n', 3],
    ['import os\ndef f(a) -> str:\n  return os.path.exists(a)\n', 3],
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
    [
      'class A:\n  def own(self): pass\nclass B(A):\n  def more(self): pass\ndef f() -> B:\n  return A()\n',
      6,
    ],
    ['def f() -> int:\n  yield 1\n  if a:\n    b = yield\n', 2, 4],
    ['def f() -> None:\n  yield from a\nclass A: pass\nclass B:\n  def g(self) -> A:\n    yield 1\n', 2, 6],
    [
      'from typing import AsyncIterator, Generator\nasync def f() -> Generator[int, None, None]:\n  yield 1\ndef g() -> AsyncIterator[int]:\n  yield 1\n',
      3,
      5,
    ],
    [
      'import collections, json\nclass A:\n  def own(self): pass\ndef f() -> A:\n  return A\ndef g() -> str:\n  return collections.OrderedDict()\ndef h() -> int:\n  a: str = json.dumps(1)\n  return a\n',
      5,
      7,
      10,
    ],
    ['from enum import Enum\nclass A(str, Enum):\n  B = "b"\ndef f() -> A:\n  return "b"\n', 5],
    [
      'class A(dict):\n  def own(self): pass\ndef f() -> list:\n  return A()\ndef g() -> A:\n  return {}\n',
      4,
      6,
    ],
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
    'from typing import Iterator, Optional\ndef f() -> Iterator[int]: yield 1\ndef g() -> list: yield 1\ndef h() -> Optional[int]: yield 1\n',
    'from a import B\nclass C(str): pass\nclass D(B): pass\ndef f() -> B: yield 1\ndef g() -> C: yield 1\ndef h() -> D: yield 1\ndef i() -> "int": yield 1\n',
    'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n  yield 1\ndef g() -> int:\n  def h():\n    yield 1\n  return 2\n',
    'class A(dict):\n  def own(self): pass\ndef f() -> dict:\n  return A()\n',
    'import collections, os, urllib.parse\ndef f() -> bytes: return bytes([1])\ndef g() -> str: return os.path.join("a")\ndef h() -> dict: return collections.Counter()\ndef i() -> tuple: return urllib.parse.urlparse("a")\ndef j() -> bytes: return bytearray()\n',
    'from typing import Any, Iterable, Type\nclass A:\n  def own(self): pass\n  def __iter__(self): pass\ndef f() -> Type[A]: return A\ndef g() -> Iterable[str]: return A()\ndef h() -> dict[str, Any]: return None\n',
    'def f() -> int:\n  a = b = "c"\n  return a\ndef g() -> int:\n  return b"a"\ndef h() -> str:\n  return ~1\ndef i(a: int) -> str:\n  return a\n',
    'class A: pass\ndef f() -> list["A"]:\n  return\ndef g() -> dict[str, list["A"]]:\n  return None\n',
    'def f() -> str:\n  def g() -> int:\n    return 1\n  return "a"\n',
  ],
);

import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S117',
  rule,
  [
    ['def f(aB: Types, aC: Optional[int]): pass\n', 1, 1],
    ['def f(aB,\n  *, X): pass\n', 1, 2],
    [
      'def f(aB: type[a.b], aC: type["B"], aD: Type[Any], aE: Optional[type[int]], aF: type[B]): pass\n',
      1,
      1,
      1,
      1,
      1,
    ],
    ['def f():\n  aB = 1\n  aB = 2\n', 2],
    ['def f():\n  for LR, Ab in c: pass\n', 2, 2],
    ['def f():\n  Ab: type[B] = namedtuple("Ab", "x")\n', 2],
    ...['NewType', 'TypeVar', 'make_dataclass', 'namedtuple', 'a.NamedTuple'].map(
      (factory): [string, number] => [
        `from typing import NewType, TypeVar\ndef f():\n  Ab = ${factory}("Ab", "x")\n`,
        3,
      ],
    ),
    ['def f(a):\n  Ab = a.__class__\n  Cd = type(a) if a else None\n', 2, 3],
    ['def f(a):\n  Ab, c = type(a), 1\n', 2],
    ['def f(a):\n  Ab = Cd = type(a)\n', 2, 2],
    ['def f(a):\n  Ab = Cd = 1\n  Ab = int\n', 2, 2],
    [
      'import pathlib\nfrom os import getcwd\ndef f():\n  Ab = pathlib.Path\n  Cd = getcwd\n  Ef = Path\n',
      4,
      5,
      6,
    ],
    [
      'from pathlib import Path\nfrom sqlalchemy import Column\ndef f():\n  Ab = Path()\n  Cd = Column\n',
      4,
      5,
    ],
    ['def f():\n  Ab = print\n  Cd = IOError\n  Ef = None\n', 2, 3, 4],
  ],
  [
    'aB = 1\n',
    'def f(aB: type, aC: Type[int], aD: Optional[Type[int]] = None): pass\n',
    'import typing\nfrom b import B\ndef f(aB: type[B], aC: typing.Type[B], aD: type[list[int]]): pass\n',
    'def f():\n  X = MAX_X = _A = 1\n',
    'def f():\n  for X in c: pass\n',
    'def f():\n  with c as Ab: pass\n',
    'def f():\n  Ab = type("Ab", (), {})\n',
    'from dataclasses import make_dataclass\ndef f():\n  Ab = make_dataclass("Ab", [])\n',
    'import dataclasses, typing\ndef f():\n  Ab = dataclasses.make_dataclass("Ab", [])\n  Cd = typing.NamedTuple("Cd", [])\n',
    'from typing import NamedTuple as N\ndef f():\n  Ab = N("Ab", [])\n',
    'def f():\n  Ab: type[B] = type("Ab", (), {})\n',
    'from collections import namedtuple\ndef f():\n  Ab: type = namedtuple("Ab", [])\n  Cd = namedtuple("Cd", [])\n',
    'import types\ndef f():\n  Ab = types.new_class("Ab")\n',
    'def f(a):\n  Ab = 1\n  Ab = type(a)\n  Cd = (type(a))\n',
    'class K: pass\ndef f():\n  Ab = int\n  Cd = K\n  Ef = Exception\n  Gh = ValueError\n  Ij = range\n',
    'x = lambda aB: 1\n',
    'from pathlib import Path\nfrom datetime import date as d\nfrom flask import Flask\ndef f():\n  Ab = Path\n  Cd = d\n  Ef = Flask\n',
  ],
);

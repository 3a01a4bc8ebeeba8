import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['def f() -> str:\n  return 1\n', 2],
    ['def f() -> int:\n  if a:\n    return "b"\n  return [c]\n', 3, 4],
  ],
  [
    'def f() -> str:\n  return "a"\n',
    'def f() -> float:\n  return 1\ndef g():\n  return 1\ndef h() -> str:\n  return g()\n',
    'def f() -> str:\n  def g() -> int:\n    return 1\n  return "a"\n',
  ],
);

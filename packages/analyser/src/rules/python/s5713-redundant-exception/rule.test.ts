import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['try: a()\nexcept (ValueError,\n  UnicodeDecodeError): b()\n', 3],
    ['import binascii\ntry: a()\nexcept (binascii.Error, ValueError): b()\n', 3],
    ['class A(KeyError): pass\ntry: a()\nexcept (Exception, A): b()\n', 3],
    ['try: a()\nexcept (OSError, IOError): b()\n', 2],
  ],
  [
    'try: a()\nexcept (ValueError, KeyError): b()\n',
    'try: a()\nexcept (A, B): b()\n',
    'try: a()\nexcept ValueError: b()\nexcept Exception: c()\n',
  ],
);

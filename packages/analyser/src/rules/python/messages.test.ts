import { describe, expect, it } from 'vitest';

import { findInPythonFiles } from './python-findings.ts';

/** Messages of one rule in a text. */
function messagesOf(rule: string, text: string): readonly string[] {
  const found = findInPythonFiles([{ path: 'a.py', text }], () => undefined);
  return (found.get('a.py') ?? [])
    .filter((finding) => finding.rule === `python:${rule}`)
    .map(({ message }) => message);
}

const rows = (texts: readonly (readonly [rule: string, text: string, ...messages: string[]])[]) =>
  texts.map(([rule, text, ...messages]) => ({ rule, text, messages }));

const lowerCase = (start: string, example: string) =>
  `Cambie el nombre ${start}: use minúsculas (de la a a la z), cifras y guiones bajos, como en «${example}».`;

describe('a message', () => {
  it.each(
    rows([
      ['S100', 'class A:\n  def fB(self): return 1\n', lowerCase('del método «fB»', 'calcular_multa')],
      [
        'S101',
        'class aB: x = 1\n',
        'Cambie el nombre de la clase «aB»: empiece cada palabra con mayúscula, sin guiones bajos, como en «LibroPrestado».',
      ],
      ['S116', 'class A:\n  xY = 1\n', lowerCase('del campo «xY»', 'nombre_completo')],
      ['S117', 'def f(xY): return xY\n', lowerCase('del parámetro «xY»', 'titulo_buscado')],
      ['S1542', 'def fB(): return 1\n', lowerCase('de la función «fB»', 'calcular_multa')],
    ]),
  )('of $rule shows a good name instead of a regular expression', ({ rule, text, messages }) => {
    expect(messagesOf(rule, text)).toEqual(messages);
  });

  it.each(
    rows([
      [
        'S3776',
        `def f(a):\n${'  if a: pass\n'.repeat(16)}`,
        'Simplifique esta función: según la regla, función por función, su complejidad cognitiva es 16 y el máximo es 15.',
      ],
      ['S1607', 'import pytest\npytest.skip()\n', 'Active esta prueba o explique por qué se omite.'],
      ['S5747', 'def f():\n  raise\n', 'Indique qué excepción lanza este «raise».'],
      [
        'S5899',
        'import unittest\nclass A(unittest.TestCase):\n  def check(self): pass\n',
        'Haga que el nombre empiece por «test»: con este, la prueba no se ejecuta.',
      ],
      [
        'S6331',
        'import re\nre.match(r"f()", a)\n',
        'Elimine este grupo vacío, o escape sus paréntesis si son parte del texto.',
      ],
      [
        'S6979',
        'from torch.autograd import Variable\nx = Variable(y)\n',
        'Quite «Variable»: un tensor ya admite «requires_grad».',
      ],
    ]),
  )('of $rule advises a correction instead of deleting or copying', ({ rule, text, messages }) => {
    expect(messagesOf(rule, text)).toEqual(messages);
  });

  it.each(
    rows([
      [
        'S6353',
        'import re\nre.match(r"[0-9]", a)\nre.match(r"[0-9]", a, re.ASCII)\nre.match(r"a{1,}", a)\n',
        'Escriba «\\d» en vez de esta clase de caracteres y añada «re.ASCII».',
        'Escriba «\\d» en vez de esta clase de caracteres.',
        'Escriba el cuantificador «+».',
      ],
      [
        'S6730',
        'import numpy as np\nx = [np.float, np.unicode, np.long]\n',
        'Use el tipo «float» de Python en vez de «np.float».',
        'Use el tipo «str» de Python en vez de «np.unicode».',
        'Use el tipo «int» de Python en vez de «np.long».',
      ],
      [
        'S6903',
        'from datetime import datetime\ndatetime.utcnow()\ndatetime.utcfromtimestamp(1)\n',
        'Use «datetime.now(timezone.utc)»: esta función crea una fecha sin zona horaria.',
        'Use «datetime.fromtimestamp(…, timezone.utc)»: esta función crea una fecha sin zona horaria.',
      ],
      [
        'S6911',
        'import tensorflow as tf\nrate = 1\n@tf.function\ndef f(x):\n  return x * rate\n',
        'Pase «rate» como argumento: esta «tf.function» guarda su primer valor.',
      ],
      [
        'S6928',
        'import tensorflow as tf\n@tf.function\ndef f(x):\n  print(x)\n',
        'Saque «print» de la «tf.function»: no se ejecuta en cada llamada.',
      ],
      [
        'S6974',
        'from sklearn.base import BaseEstimator\nclass A(BaseEstimator):\n  def __init__(self):\n    self.mean_ = 0\n',
        'Asigne «mean_» en «fit», no al crear el estimador.',
      ],
      [
        'S6982',
        'import torch\nmodel.load_state_dict(torch.load("a"))\n',
        'Llame a «model.eval()» o «model.train()» después de cargar el estado.',
      ],
    ]),
  )('of $rule names what to write', ({ rule, text, messages }) => {
    expect(messagesOf(rule, text)).toEqual(messages);
  });

  it.each(
    rows([
      [
        'S2638',
        'class A:\n  def f(self, a, b): return a + b\nclass B(A):\n  def f(self, a): return a\nclass C(A):\n  def f(self): return 1\n',
        'Añada el parámetro que falta: «b».',
        'Añada los parámetros que faltan: «a», «b».',
      ],
      [
        'S3457',
        'x = "{}".format(1, 2)\ny = "{}".format(1, 2, 3)\n',
        'Quite el argumento que no se usa, o añada campos.',
        'Quite los 2 argumentos que no se usan, o añada campos.',
      ],
      [
        'S6973',
        'from sklearn.svm import SVC\nfrom sklearn.neighbors import KNeighborsClassifier\nx = [SVC(C=1), KNeighborsClassifier()]\n',
        'Indique los hiperparámetros «kernel», «gamma».',
        'Indique el hiperparámetro «n_neighbors».',
      ],
    ]),
  )('of $rule agrees in number', ({ rule, text, messages }) => {
    expect(messagesOf(rule, text)).toEqual(messages);
  });
});

import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6973',
  rule,
  [
    ['from sklearn.svm import SVC\nx = SVC(C=1)\ny = SVC(**z)\n', 2, 3],
    ['from sklearn.svm import SVC\nx = SVC().set_params(C=1)\n', 2],
    [
      'from sklearn.svm import SVC\nfrom sklearn.model_selection import GridSearchCV\nx = y = SVC()\nGridSearchCV(x, {})\n',
      3,
    ],
    ['import sklearn.svm\nimport sklearn.svm as s\nx = sklearn.svm.SVC()\ny = s.SVC()\n', 3, 4],
    ['from sklearn.linear_model import ElasticNet\nx = ElasticNet(0.1)\n', 2],
  ],
  [
    'from sklearn import svm\nx = svm.SVC()\n',
    'import sklearn\nx = sklearn.svm.SVC()\n',
    'from sklearn.svm import SVC\na = SVC\nx = a()\n',
    'from sklearn.svm import SVC\nx = SVC(C=1, kernel="rbf", gamma=2)\ny = a.SVC()\n',
    'from sklearn.svm import SVC\nfrom sklearn.model_selection import GridSearchCV\nx = SVC()\nGridSearchCV(x, {})\n',
    'from sklearn.neighbors import KNeighborsClassifier\nx = KNeighborsClassifier(3)\n',
  ],
);

import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6709',
  rule,
  [
    ['import numpy as np\nnp.random.default_rng()\nnp.random.seed(None)\n', 2, 3],
    ['from sklearn.cluster import KMeans\nKMeans(n_clusters=2)\nKMeans(random_state=None)\n', 2, 3],
    ['import sklearn.cluster\nsklearn.cluster.KMeans()\n', 2],
    ['import sklearn.cluster, sklearn.svm as s\ns.SVC()\n', 2],
  ],
  [
    'import numpy as np\nnp.random.default_rng(42)\nnp.random.seed(*a)\n',
    'from sklearn.cluster import KMeans, DBSCAN\nKMeans(random_state=1)\nDBSCAN()\n',
    'from sklearn import cluster\ncluster.KMeans()\n',
    'import sklearn\nsklearn.cluster.KMeans()\n',
    'import sklearn as sk\nsk.utils.shuffle(a)\n',
    'import sklearn.svm\nsklearn.cluster.KMeans()\n',
  ],
);

import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['import numpy as np\nnp.random.default_rng()\nnp.random.seed(None)\n', 2, 3],
    ['from sklearn.cluster import KMeans\nKMeans(n_clusters=2)\nKMeans(random_state=None)\n', 2, 3],
  ],
  [
    'import numpy as np\nnp.random.default_rng(42)\nnp.random.seed(*a)\n',
    'from sklearn.cluster import KMeans, DBSCAN\nKMeans(random_state=1)\nDBSCAN()\n',
    'from sklearn import cluster\ncluster.KMeans()\n',
  ],
);

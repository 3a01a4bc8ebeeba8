/** A parameter, and its place among those that need no name; null when it always needs one. */
export type Parameter = readonly [name: string, place: number | null];

const none: readonly Parameter[] = [];

/** What has to be given to estimators of Scikit-learn, as the answers of a real server tell; both of a pair ask the same. */
const needed: Readonly<Record<string, readonly Parameter[]>> = {
  DecisionTreeClassifier: [['ccp_alpha', null]],
  DecisionTreeRegressor: [['ccp_alpha', null]],
  ElasticNet: [
    ['alpha', 0],
    ['l1_ratio', null],
  ],
  KNeighborsClassifier: [['n_neighbors', 0]],
  KNeighborsRegressor: [['n_neighbors', 0]],
  MLPClassifier: [['hidden_layer_sizes', 0]],
  MLPRegressor: [['hidden_layer_sizes', 0]],
  NearestNeighbors: [['n_neighbors', null]],
  NuSVC: [
    ['nu', null],
    ['kernel', null],
    ['gamma', null],
  ],
  RandomForestClassifier: [
    ['min_samples_leaf', null],
    ['max_features', null],
  ],
  RandomForestRegressor: [
    ['min_samples_leaf', null],
    ['max_features', null],
  ],
  SVC: [
    ['C', null],
    ['kernel', null],
    ['gamma', null],
  ],
  SVR: [
    ['C', null],
    ['kernel', null],
    ['gamma', null],
  ],
};

const estimator = /^sklearn\.(?:ensemble|linear_model|neighbors|neural_network|svm|tree)\.(?:\w+\.)*(\w+)$/u;

/** What has to be given to a class of Scikit-learn; nothing to any other. */
export function hyperparametersOf(qualifiedName: string): readonly Parameter[] {
  const name = estimator.exec(qualifiedName)?.[1] ?? '';
  return Object.hasOwn(needed, name) ? (needed[name] ?? none) : none;
}

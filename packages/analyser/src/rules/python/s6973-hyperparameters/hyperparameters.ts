/** A parameter and its position; null for a keyword-only parameter. */
export type Parameter = readonly [name: string, place: number | null];

const none: readonly Parameter[] = [];

/** The required parameters of Scikit-learn estimators, as observed on SonarQube 10.7. */
const requiredByEstimator: Readonly<Record<string, readonly Parameter[]>> = {
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

/** The required parameters of a Scikit-learn class; empty for other names. */
export function hyperparametersOf(qualifiedName: string): readonly Parameter[] {
  const name = estimator.exec(qualifiedName)?.[1] ?? '';
  return Object.hasOwn(requiredByEstimator, name) ? (requiredByEstimator[name] ?? none) : none;
}

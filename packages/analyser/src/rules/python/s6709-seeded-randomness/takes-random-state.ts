/** Functions and classes of Scikit-learn with a parameter `random_state`, by module. */
const byModule: Readonly<Record<string, string>> = {
  cluster:
    'AffinityPropagation BisectingKMeans KMeans MiniBatchKMeans SpectralBiclustering SpectralClustering SpectralCoclustering affinity_propagation discretize estimate_bandwidth k_means kmeans_plusplus spectral_clustering',
  covariance: 'EllipticEnvelope MinCovDet',
  datasets:
    'fetch_20newsgroups fetch_covtype fetch_kddcup99 fetch_olivetti_faces fetch_rcv1 load_files make_biclusters make_blobs make_checkerboard make_circles make_classification make_friedman1 make_friedman2 make_friedman3 make_gaussian_quantiles make_hastie_10_2 make_low_rank_matrix make_moons make_multilabel_classification make_regression make_s_curve make_sparse_coded_signal make_sparse_spd_matrix make_sparse_uncorrelated make_spd_matrix make_swiss_roll',
  decomposition:
    'DictionaryLearning FactorAnalysis FastICA KernelPCA LatentDirichletAllocation MiniBatchDictionaryLearning MiniBatchNMF MiniBatchSparsePCA NMF PCA SparsePCA TruncatedSVD dict_learning dict_learning_online fastica non_negative_factorization',
  dummy: 'DummyClassifier',
  ensemble:
    'AdaBoostClassifier AdaBoostRegressor BaggingClassifier BaggingRegressor ExtraTreesClassifier ExtraTreesRegressor GradientBoostingClassifier GradientBoostingRegressor HistGradientBoostingClassifier HistGradientBoostingRegressor IsolationForest RandomForestClassifier RandomForestRegressor RandomTreesEmbedding',
  feature_extraction: 'PatchExtractor extract_patches_2d',
  feature_selection: 'mutual_info_classif mutual_info_regression',
  gaussian_process: 'GaussianProcessClassifier GaussianProcessRegressor',
  impute: 'IterativeImputer',
  inspection: 'PartialDependenceDisplay permutation_importance',
  kernel_approximation: 'Nystroem PolynomialCountSketch RBFSampler SkewedChi2Sampler',
  linear_model:
    'ElasticNet ElasticNetCV Lars Lasso LassoCV LassoLars LogisticRegression LogisticRegressionCV MultiTaskElasticNet MultiTaskElasticNetCV MultiTaskLasso MultiTaskLassoCV PassiveAggressiveClassifier PassiveAggressiveRegressor Perceptron RANSACRegressor Ridge RidgeClassifier SGDClassifier SGDOneClassSVM SGDRegressor TheilSenRegressor make_dataset ridge_regression',
  manifold:
    'LocallyLinearEmbedding MDS SpectralEmbedding TSNE locally_linear_embedding smacof spectral_embedding',
  metrics: 'silhouette_score',
  mixture: 'BayesianGaussianMixture GaussianMixture',
  model_selection:
    'GroupShuffleSplit HalvingGridSearchCV HalvingRandomSearchCV KFold ParameterSampler RandomizedSearchCV RepeatedKFold RepeatedStratifiedKFold ShuffleSplit StratifiedGroupKFold StratifiedKFold StratifiedShuffleSplit TunedThresholdClassifierCV learning_curve permutation_test_score train_test_split',
  multiclass: 'OutputCodeClassifier',
  neighbors: 'NeighborhoodComponentsAnalysis',
  neural_network: 'BernoulliRBM MLPClassifier MLPRegressor',
  preprocessing: 'KBinsDiscretizer QuantileTransformer TargetEncoder quantile_transform',
  random_projection: 'GaussianRandomProjection SparseRandomProjection',
  svm: 'LinearSVC LinearSVR NuSVC SVC',
  tree: 'DecisionTreeClassifier DecisionTreeRegressor ExtraTreeClassifier ExtraTreeRegressor',
  utils: 'randomized_range_finder randomized_svd resample set_random_state shuffle',
};

const names = new Map(Object.entries(byModule).map(([module, list]) => [module, new Set(list.split(' '))]));

/** Whether a qualified name is a function or class of Scikit-learn with a parameter `random_state`. */
export function takesRandomState(qualifiedName: string): boolean {
  const [library, module = '', ...rest] = qualifiedName.split('.');
  return library === 'sklearn' && (names.get(module)?.has(rest.at(-1) ?? '') ?? false);
}

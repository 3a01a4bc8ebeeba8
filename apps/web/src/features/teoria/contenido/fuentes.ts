/** Sections of the page that have sources, by their anchor. */
type Apartado = 'modelo' | 'medidas' | 'complejidad' | 'otros' | 'limites';

interface Fuente {
  /** Anchor of the entry. */
  readonly id: string;
  /** Name in the line of sources below a section. */
  readonly breve: string;
  readonly para: readonly Apartado[];
  readonly texto: string;
  readonly href: string | null;
}

/** Sources of the page. The standards are sold: their names and identifiers are public, their text is not quoted. */
export const fuentes: readonly Fuente[] = [
  {
    id: 'iso-25010',
    breve: 'ISO/IEC 25010:2023',
    para: ['modelo'],
    texto:
      'ISO/IEC 25010:2023, Systems and software Quality Requirements and Evaluation: product quality model',
    href: 'https://www.iso.org/standard/78176.html',
  },
  {
    id: 'iso-25023',
    breve: 'ISO/IEC 25023:2016',
    para: ['medidas'],
    texto: 'ISO/IEC 25023:2016, Measurement of system and software product quality',
    href: 'https://www.iso.org/standard/35747.html',
  },
  {
    id: 'karnouskos',
    breve: 'Karnouskos y otros, 2018',
    para: ['medidas'],
    texto:
      'S. Karnouskos y otros, The applicability of ISO/IEC 25023 measures to the integration of agents and automation systems, IECON 2018 (lista de las medidas)',
    href: 'https://arxiv.org/pdf/2108.02921',
  },
  {
    id: 'iso-5055',
    breve: 'ISO/IEC 5055:2021',
    para: ['otros'],
    texto: 'ISO/IEC 5055:2021, Automated source code quality measures',
    href: 'https://www.iso.org/standard/80623.html',
  },
  {
    id: 'portal',
    breve: 'Portal ISO 25000',
    para: ['modelo'],
    texto: 'Portal ISO 25000, mantenibilidad',
    href: 'https://iso25000.com/index.php/normas-iso-25000/iso-25010',
  },
  {
    id: 'arc42',
    breve: 'arc42',
    para: ['modelo'],
    texto: 'arc42, qué cambió en ISO/IEC 25010:2023',
    href: 'https://quality.arc42.org/articles/iso-25010-update-2023',
  },
  {
    id: 'mccabe',
    breve: 'McCabe, 1976',
    para: ['complejidad'],
    texto: 'T. J. McCabe, A complexity measure, IEEE Transactions on Software Engineering, 1976',
    href: null,
  },
  {
    id: 'campbell',
    breve: 'Campbell, 2018',
    para: ['complejidad'],
    texto:
      'G. A. Campbell, Cognitive complexity: a new way of measuring understandability, SonarSource, 2018',
    href: 'https://www.sonarsource.com/resources/cognitive-complexity/',
  },
  {
    id: 'heitlager',
    breve: 'Heitlager y otros, 2007',
    para: ['otros'],
    texto:
      'I. Heitlager, T. Kuipers y J. Visser, A practical model for measuring maintainability, QUATIC, 2007',
    href: 'https://www.softwareimprovementgroup.com/blog/sig-research-review-a-practical-model-for-measuring-maintainability/',
  },
  {
    id: 'sig',
    breve: 'SIG y TÜViT',
    para: ['otros'],
    texto: 'Software Improvement Group y TÜViT, Evaluation criteria for trusted product maintainability',
    href: 'https://www.softwareimprovementgroup.com/wp-content/uploads/SIG-TUViT-Evaluation-Criteria-Trusted-Product-Maintainability-Guidance-for-producers.pdf',
  },
  {
    id: 'cisq',
    breve: 'CISQ',
    para: ['otros'],
    texto: 'CISQ, Code quality standards: lista de debilidades por característica',
    href: 'https://www.it-cisq.org/standards/code-quality-standards/',
  },
  {
    id: 'cwe-1307',
    breve: 'CWE-1307',
    para: ['otros'],
    texto: 'MITRE, CWE-1307: CISQ quality measures, maintainability',
    href: 'https://cwe.mitre.org/data/definitions/1307.html',
  },
  {
    id: 'sonarqube',
    breve: 'SonarQube',
    para: ['otros'],
    texto: 'SonarSource, SonarQube: metric definitions (technical debt ratio)',
    href: 'https://docs.sonarsource.com/sonarqube-server/user-guide/code-metrics/metrics-definition',
  },
  {
    id: 'modelo-propio',
    breve: 'Cálculo propio',
    para: ['limites'],
    texto:
      'Las cifras de «Lo que el grado no distingue» se calculan en esta página con la misma fórmula que el análisis',
    href: null,
  },
];

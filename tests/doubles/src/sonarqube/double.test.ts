import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startSonarqube, type SonarqubeDouble } from './double.ts';

let double: SonarqubeDouble;

beforeEach(async () => {
  double = await startSonarqube({ token: 'bueno', organization: 'nuestra' });
  double.setProject('uno', { name: 'Uno', analysis: { files: 7, issues: 12 } });
  double.setProject('vacio', {});
});

afterEach(() => double.close());

async function call(path: string, init: RequestInit = {}, token = 'bueno'): Promise<unknown> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${double.origin}/api/${path}`, { headers, ...init });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true;
  return [response.status, json ? (JSON.parse(text) as unknown) : text];
}

const post = (path: string, form: Record<string, string>) =>
  call(path, { method: 'POST', body: new URLSearchParams(form) });
const refused = (status: number, msg: string) => [status, { errors: [{ msg }] }];

describe('credentials', () => {
  it('refuses missing and wrong ones with an empty answer, and reports whether they are valid', async () => {
    expect(await call('components/show?component=uno', {}, '')).toEqual([401, '']);
    expect(await call('components/show?component=uno', {}, 'malo')).toEqual([401, '']);
    expect(await call('authentication/validate')).toEqual([200, { valid: true }]);
    expect(await call('authentication/validate', {}, 'malo')).toEqual([200, { valid: false }]);
    expect(await call('authentication/validate', {}, '')).toEqual([200, { valid: false }]);
    double.setVariant('cloud');
    expect(await call('authentication/validate', {}, '')).toEqual([200, { valid: true }]);
  });

  it('takes the token as the user of Basic too, and before 10.0 in no other way', async () => {
    const old = await startSonarqube({ token: 'bueno', version: '9.9.4.87374' });
    const statusOf = async (origin: string, authorization: string) =>
      (await fetch(`${origin}/api/metrics/search`, { headers: { authorization } })).status;
    const basic = `Basic ${Buffer.from('bueno:').toString('base64')}`;
    expect(await statusOf(double.origin, basic)).toBe(200);
    expect([await statusOf(old.origin, basic), await statusOf(old.origin, 'Bearer bueno')]).toEqual([
      200, 401,
    ]);
    await old.close();
  });

  it('reports its status without credentials', async () => {
    expect(await call('system/status', {}, '')).toMatchObject([200, { id: 'DOUBLE-1', status: 'UP' }]);
  });
});

describe('projects', () => {
  it('creates one, once, in whatever case', async () => {
    const project = { key: 'dos', name: 'Dos', qualifier: 'TRK', visibility: 'public' };
    expect(await post('projects/create', { project: 'dos', name: 'Dos' })).toEqual([200, { project }]);
    expect(await post('projects/create', { project: 'DOS', name: 'Dos' })).toEqual(
      refused(400, 'Could not create Project with key: "DOS". A similar key already exists: "dos"'),
    );
  });

  it.each([
    [{ name: 'x' }, "The 'project' parameter is missing"],
    [{ project: 'x' }, "The 'name' parameter is missing"],
    [
      { project: '123', name: 'x' },
      "Malformed key for Project: '123'. Allowed characters are alphanumeric, '-', '_', '.' and ':', with at least one non-digit.",
    ],
  ])('refuses to create %j', async (form: Record<string, string>, message) => {
    expect(await post('projects/create', form)).toEqual(refused(400, message));
  });

  it('requires an organization in the cloud', async () => {
    double.setVariant('cloud');
    const form = { project: 'tres', name: 'Tres' };
    expect(await post('projects/create', form)).toEqual(
      refused(400, "The 'organization' parameter is missing"),
    );
    expect(await post('projects/create', { ...form, organization: 'nuestra' })).toMatchObject([200, {}]);
  });

  it('renames the main branch, and again', async () => {
    for (const name of ['desarrollo', 'desarrollo'])
      expect(await post('project_branches/rename', { project: 'uno', name })).toEqual([204, '']);
    expect(await call('project_branches/list?project=uno')).toMatchObject([
      200,
      { branches: [{ name: 'desarrollo', isMain: true, analysisDate: expect.any(String) as string }] },
    ]);
    expect(await post('project_branches/rename', { project: 'nadie', name: 'x' })).toEqual(
      refused(404, "Project 'nadie' not found"),
    );
    expect(await post('project_branches/rename', { project: 'uno', name: 'x'.repeat(256) })).toEqual(
      refused(400, "'name' length (256) is longer than the maximum authorized (255)"),
    );
  });

  it('shows analysis and tasks, and omits them for a project without any', async () => {
    expect(await call('components/show?component=vacio')).toEqual([
      200,
      {
        component: {
          key: 'vacio',
          name: 'vacio',
          qualifier: 'TRK',
          tags: [],
          visibility: 'public',
          needIssueSync: false,
        },
        ancestors: [],
      },
    ]);
    expect(await call('ce/component?component=vacio')).toEqual([200, { queue: [] }]);
    double.setProject('uno', { queue: ['IN_PROGRESS'], failed: 'Se acabó la memoria' });
    expect(await call('ce/component?component=uno')).toMatchObject([
      200,
      {
        queue: [{ status: 'IN_PROGRESS' }],
        current: { status: 'FAILED', errorMessage: 'Se acabó la memoria' },
      },
    ]);
    expect(await call('components/show?component=nadie')).toEqual(
      refused(404, "Component key 'nadie' not found"),
    );
    expect(await call('ce/component?component=nadie')).toEqual(refused(404, "Component 'nadie' not found"));
  });
});

describe('measures', () => {
  it('gives the requested measures, and refuses unknown ones', async () => {
    expect(await call('measures/component?component=uno&metricKeys=ncloc,code_smells')).toEqual([
      200,
      {
        component: {
          key: 'uno',
          name: 'Uno',
          qualifier: 'TRK',
          measures: [
            { metric: 'ncloc', value: '301' },
            { metric: 'code_smells', value: '12', bestValue: false },
          ],
        },
      },
    ]);
    expect(await call('measures/component?component=uno&metricKeys=ncloc,nada,otra')).toEqual(
      refused(404, 'The following metric keys are not found: nada, otra'),
    );
    expect(await call('measures/component?component=uno')).toEqual(
      refused(400, "The 'metricKeys' parameter is missing"),
    );
  });

  it('leaves out or changes single ones on request', async () => {
    double.setProject('uno', { measures: { lines_to_cover: null, ncloc: '0' } });
    const answer = await call('measures/component?component=uno&metricKeys=ncloc,lines_to_cover');
    expect(answer).toMatchObject([200, { component: { measures: [{ metric: 'ncloc', value: '0' }] } }]);
  });

  it('gives the tree page by page, up to 500 a page', async () => {
    const page = 'measures/component_tree?component=uno&metricKeys=ncloc&strategy=leaves&qualifiers=FIL';
    expect(await call(`${page}&ps=5&p=2`)).toMatchObject([
      200,
      {
        paging: { pageIndex: 2, pageSize: 5, total: 7 },
        baseComponent: { key: 'uno', measures: [] },
        components: [
          { key: 'uno:src/modulo-05/archivo-00005.js', measures: [{ metric: 'ncloc', value: '45' }] },
          { key: 'uno:src/modulo-06/archivo-00006.js', measures: [{ metric: 'ncloc', value: '46' }] },
        ],
      },
    ]);
    expect(await call(`${page}&ps=501`)).toEqual(refused(400, "'ps' value (501) must be less than 500"));
    expect(await call('measures/component_tree?component=uno&metricKeys=nada')).toEqual(
      refused(404, 'The following metric keys are not found: nada'),
    );
    expect(await call('measures/component_tree?component=vacio&metricKeys=nada')).toMatchObject([200, {}]);
  });

  it('are of metrics that the service lists page by page', async () => {
    expect(await call('metrics/search?ps=2')).toMatchObject([
      200,
      { metrics: [{ key: 'classes' }, { key: 'code_smells' }], total: 10, p: 1, ps: 2 },
    ]);
  });
});

describe('issues', () => {
  it('gives them page by page, and none of an unknown project', async () => {
    expect(await call('issues/search?components=uno&types=CODE_SMELL&resolved=false&ps=2&p=6')).toMatchObject(
      [
        200,
        {
          total: 12,
          paging: { pageIndex: 6, pageSize: 2, total: 12 },
          issues: [
            {
              rule: 'javascript:S3776',
              severity: 'CRITICAL',
              component: 'uno:src/modulo-03/archivo-00003.js',
            },
            { rule: 'javascript:S107', severity: 'MAJOR', component: 'uno:src/modulo-04/archivo-00004.js' },
          ],
          components: [{ key: 'uno' }, { key: expect.any(String) as string }, { qualifier: 'FIL' }],
        },
      ],
    );
    expect(await call('issues/search?components=nadie')).toMatchObject([200, { total: 0, issues: [] }]);
  });

  it.each([
    ['ps=501', "'ps' value (501) must be less than 500"],
    ['ps=500&p=21', 'Can return only the first 10000 results. 10500th result asked.'],
    ['ps=0', 'Page size must be between 1 and 500 (got 0)'],
    ['p=0', 'Page must be greater or equal to 1 (got 0)'],
    ['types=NADA', "Value of parameter 'types' (NADA) must be one of: [CODE_SMELL, BUG, VULNERABILITY]"],
  ])('refuses %s', async (query, message) => {
    expect(await call(`issues/search?components=uno&${query}`)).toEqual(refused(400, message));
  });

  it('orders them by file and line when asked', async () => {
    const placesOf = async (query: string) => {
      const [, { issues }] = (await call(`issues/search?components=uno&s=FILE_LINE${query}`)) as [
        number,
        { issues: { component: string; line: number }[] },
      ];
      return issues.map(({ component, line }) => `${component} ${String(line).padStart(3, '0')}`);
    };
    const places = await placesOf('');
    expect(places).toEqual(places.toSorted());
    expect(await placesOf('&asc=false')).toEqual(places.toReversed());
  });

  it('has impacts alone where the service has no severities', async () => {
    double.setVariant('mqr');
    const answer = JSON.stringify(await call('issues/search?components=uno&ps=1'));
    expect(answer).toContain('"impacts":[{"softwareQuality":"MAINTAINABILITY","severity":"HIGH"}]');
    expect(answer).not.toContain('"severity":"CRITICAL"');
    expect(await call('measures/component?component=uno&metricKeys=code_smells')).toEqual(
      refused(404, 'The following metric keys are not found: code_smells'),
    );
    const metric = 'software_quality_maintainability_issues';
    expect(await call(`measures/component?component=uno&metricKeys=${metric}`)).toMatchObject([
      200,
      { component: { measures: [{ metric, value: '12' }] } },
    ]);
  });

  it('finds projects by componentKeys alone in the cloud', async () => {
    double.setProject('otro', { analysis: { files: 1, issues: 3 } });
    double.setVariant('cloud');
    expect(await call('organizations/search?member=true')).toMatchObject([
      200,
      { organizations: [{ key: 'nuestra' }] },
    ]);
    expect(await call('issues/search?componentKeys=otro')).toMatchObject([200, { total: 3 }]);
    expect(await call('issues/search?components=otro')).toMatchObject([200, { total: 15 }]);
  });
});

describe('sources', () => {
  it('gives the text of a file, and refuses unknown files', async () => {
    const [status, text] = (await call('sources/raw?key=uno:src/modulo-00/archivo-00000.js')) as [
      number,
      string,
    ];
    expect([status, text.split('\n').length]).toEqual([200, 60]);
    expect(await call('sources/raw?key=uno:.env')).toEqual(
      refused(404, "Component key 'uno:.env' not found"),
    );
  });
});

it('refuses other addresses, and requires POST for changes', async () => {
  expect(await call('nothing/here')).toEqual(refused(404, 'Unknown url : /api/nothing/here'));
  expect(await call('projects/create?name=x&project=x')).toEqual(
    refused(405, 'HTTP method POST is required'),
  );
});

it('makes the same analysis of the same size twice', async () => {
  const page = 'issues/search?components=uno';
  const first = await call(page);
  double.setProject('uno', { analysis: { files: 7, issues: 12 } });
  expect(await call(page)).toEqual(first);
});

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { readProject } from '../../doctor/project.mjs'
import { runChecks } from '../../doctor/run-checks.mjs'
import { findingsIn, HEALTHY, installed, runDoctor, writeProject } from './support/check-project.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const hashes = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'))
const builtTags = readFileSync('dist/cdn/tags.html', 'utf8')

const CDN = `https://cdn.jsdelivr.net/npm/latchkey@${version}/dist/cdn/`
const tag = (address, hash) =>
  `<script type="module" src="${address}"${hash ? ` integrity="${hash}" crossorigin="anonymous"` : ''}></script>`
const cdnTag = tag(`${CDN}autoload.js`, hashes['autoload.js'])
const page = (...head) => `<!doctype html><head>${head.join('')}</head><x-device-table></x-device-table>`
const policy = (content) => `<meta http-equiv="Content-Security-Policy" content="${content}">`

/** Asserts that there is exactly one finding, which matches. */
function assertFinding(findings, expected) {
  assert.equal(findings.length, 1, findings.join('\n'))
  assert.match(findings[0], expected)
}

describe('latchkey doctor', () => {
  test('reports nothing for a project without problems, and exits with 0', (t) => {
    assert.deepEqual(runDoctor(t, {}), { status: 0, stdout: '0 errors, 0 warnings\n' })
  })

  test('exits with 1 if there is an error, and reports its location, problem and fix', (t) => {
    const { status, stdout } = runDoctor(t, installed('latchkey', '0.1.0', 'node_modules/doors-kit/'))
    assert.equal(status, 1)
    assert.match(stdout, /^error {2}node_modules: latchkey is installed 2 times: .*\n +Run npm dedupe/)
    assert.match(stdout, /\n1 error, 0 warnings\n$/)
  })

  test('exits with 0 if there are only warnings', (t) => {
    const { status, stdout } = runDoctor(t, { 'src/main.js': '' })
    assert.equal(status, 0)
    assert.match(stdout, /^warning {2}doors: latchkey\.css is not used/)
  })

  test('reports a project that does not use Latchkey', (t) => {
    const folder = writeProject(t, { 'package.json': { name: 'doors' }, 'main.css': '@import "latchkey.css";' })
    const [finding] = runChecks(readProject(folder), '20.0.0')
    assert.match(finding.problem, /neither a dependency nor loaded from a CDN/)
  })

  test('reports a dependency that is not installed', (t) => {
    const { 'package.json': manifest, 'src/main.js': main } = HEALTHY
    const folder = writeProject(t, { 'package.json': manifest, 'src/main.js': main })
    const [finding] = runChecks(readProject(folder), '20.0.0')
    assert.match(finding.problem, /not installed/)
  })

  test('reports an outdated version of Node', (t) => {
    assertFinding(findingsIn(t, {}, '18.20.4'), /^error Node: the version is 18\.20\.4/)
    assert.deepEqual(findingsIn(t, {}, '24.0.0'), [])
  })

  describe('with latchkey/react', () => {
    const user = { 'src/doors.tsx': "import { DeviceTable } from 'latchkey/react'", ...installed('react', '19.2.0') }

    test('reports two copies of React', (t) => {
      const other = installed('react', '19.2.0', 'node_modules/doors-kit/')
      assertFinding(findingsIn(t, { ...user, ...other }), /^error node_modules: react is installed 2 times/)
      assert.deepEqual(findingsIn(t, user), [])
      assert.deepEqual(findingsIn(t, { ...installed('react', '19.2.0'), ...other }), [])
    })

    test('reports an outdated version of React', (t) => {
      for (const old of ['18.3.1', '19.1.4']) {
        assertFinding(
          findingsIn(t, { ...user, ...installed('react-dom', old) }),
          /^error src\/doors\.tsx: .*needs React 19\.2 or later, but react-dom /
        )
      }
      assert.deepEqual(findingsIn(t, { ...user, ...installed('react-dom', '20.0.0') }), [])
    })

    test('reports that pages may load the elements twice', (t) => {
      const other = { 'src/main.ts': "import 'latchkey/elements/device-table'" }
      assertFinding(findingsIn(t, { ...user, ...other }), /^warning src\/main\.ts: .*twice/)
      assert.deepEqual(findingsIn(t, other), [])
    })
  })

  describe('with templates that are not checked strictly', () => {
    const using = (name, wrapper) => ({
      'package.json': { name: 'doors', dependencies: { latchkey: '0.2.0', [name]: '1.0.0' } },
      'src/doors.ts': `import { DeviceTable } from 'latchkey/${wrapper}'`
    })
    const kinds = { vue: using('vue', 'vue'), angular: using('@angular/core', 'angular') }
    for (const [kind, files] of Object.entries(kinds)) {
      test(`reports it for ${kind}`, (t) => {
        const settings = (content) => ({
          ...files,
          'tsconfig.json': `{ // a comment\n "compilerOptions": {}, ${content} }`
        })
        assertFinding(findingsIn(t, settings('"x": 1')), /^warning tsconfig\.json: templates are not checked strictly/)
        const strict = `"${kind}CompilerOptions": { "strictTemplates": true }`
        assertFinding(findingsIn(t, settings(`/* ${strict} */ "x": 1`)), /^warning/)
        assert.deepEqual(findingsIn(t, settings(strict)), [])
        assert.deepEqual(findingsIn(t, files), [])
      })
    }
  })

  test('reports tags that Vue treats as components', (t) => {
    const files = {
      'package.json': { name: 'doors', dependencies: { latchkey: '0.2.0', vue: '3.5.0' } },
      'src/doors.vue': '<template><x-device-table sandbox /></template>'
    }
    assertFinding(findingsIn(t, files), /^error src\/doors\.vue: Vue treats <x-device-table> as/)
    for (const configuration of [
      'vue({ template: { compilerOptions: { isCustomElement } } })',
      'createApp(App).use(latchkey)'
    ]) {
      assert.deepEqual(findingsIn(t, { ...files, 'vite.config.ts': configuration }), [])
    }
    assert.deepEqual(findingsIn(t, { ...files, 'src/doors.vue': '<template><DeviceTable /></template>' }), [])
  })

  describe('with CDN tags', () => {
    test('reports a version that differs from the installed one', (t) => {
      const other = tag('https://cdn.jsdelivr.net/npm/latchkey@0.1.0/dist/cdn/autoload.js', 'sha384-other')
      assertFinding(findingsIn(t, { 'index.html': page(other) }), /^error index\.html: a script loads latchkey 0\.1\.0/)
      assert.deepEqual(findingsIn(t, { ...installed('latchkey', version), 'index.html': page(cdnTag) }), [])
    })

    test('reports a hash of another version, and a missing hash', (t) => {
      const found = (address, hash) =>
        findingsIn(t, { ...installed('latchkey', version), 'index.html': page(tag(address, hash)) })
      assertFinding(
        found(`${CDN}all.js`, hashes['autoload.js']),
        /^error index\.html: the integrity hash of all\.js does not match/
      )
      assertFinding(found(`${CDN}all.js`), /^warning index\.html: .* is loaded without an integrity hash/)
      assertFinding(
        found('https://cdn.jsdelivr.net/npm/latchkey', 'sha384-some'),
        /^error index\.html: .* has an integrity hash but no version/
      )
      const older = found('https://cdn.jsdelivr.net/npm/latchkey@0.1.0/dist/cdn/all.js', hashes['all.js'])
      assert.match(older.join('\n'), /the integrity hash of all\.js does not match version 0\.1\.0/)
    })
  })

  describe('with a content security policy', () => {
    const foundIn = (t, ...head) => findingsIn(t, { ...installed('latchkey', version), 'index.html': page(...head) })

    test('accepts the tags of the build', (t) => {
      assert.deepEqual(foundIn(t, builtTags), [])
    })

    test('reports that it blocks the script, the import map or the platform', (t) => {
      const found = (...head) => foundIn(t, ...head)
      const open = 'connect-src https://connect.getseam.com'
      assertFinding(
        found(policy(`script-src 'self'; ${open}`), cdnTag),
        /^error index\.html: .* blocks https:.*autoload\.js/
      )
      assertFinding(found(policy(`default-src 'none'; script-src ${CDN}`), cdnTag), /blocks requests to https:/)
      const importMap = '<script type="importmap">{}</script>'
      assertFinding(found(policy(`script-src ${CDN}; ${open}`), importMap, cdnTag), /blocks the import map/)
      assert.deepEqual(found(policy(`script-src https://*.jsdelivr.net; ${open}`), cdnTag), [])
    })
  })
})

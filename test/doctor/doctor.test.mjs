import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { examine } from '../../doctor/examine.mjs'
import { readProject } from '../../doctor/project.mjs'
import { findingsIn, HEALTHY, installed, runDoctor, writeProject } from './support/examine-project.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const hashes = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'))
const tagsOfTheBuild = readFileSync('dist/cdn/tags.html', 'utf8')

const CDN = `https://cdn.jsdelivr.net/npm/latchkey@${version}/dist/cdn/`
const tag = (address, hash) =>
  `<script type="module" src="${address}"${hash ? ` integrity="${hash}" crossorigin="anonymous"` : ''}></script>`
const ofTheCdn = tag(`${CDN}autoload.js`, hashes['autoload.js'])
const page = (...head) => `<!doctype html><head>${head.join('')}</head><x-device-table></x-device-table>`
const policy = (content) => `<meta http-equiv="Content-Security-Policy" content="${content}">`

/** That one thing is found, and that it is this. */
function assertFound(findings, expected) {
  assert.equal(findings.length, 1, findings.join('\n'))
  assert.match(findings[0], expected)
}

describe('latchkey doctor', () => {
  test('says nothing of a healthy project, and exits with 0', (t) => {
    assert.deepEqual(runDoctor(t, {}), { status: 0, stdout: '0 errors, 0 warnings\n' })
  })

  test('exits with 1 where there is an error, and tells where, what and what to do', (t) => {
    const { status, stdout } = runDoctor(t, installed('latchkey', '0.1.0', 'node_modules/doors-kit/'))
    assert.equal(status, 1)
    assert.match(stdout, /^error {2}node_modules: latchkey is installed 2 times: .*\n +Run npm dedupe/)
    assert.match(stdout, /\n1 error, 0 warnings\n$/)
  })

  test('exits with 0 where there are warnings alone', (t) => {
    const { status, stdout } = runDoctor(t, { 'src/main.js': '' })
    assert.equal(status, 0)
    assert.match(stdout, /^warning {2}doors: nothing links latchkey\.css/)
  })

  test('says that there is nothing of Latchkey where there is none', (t) => {
    const folder = writeProject(t, { 'package.json': { name: 'doors' }, 'main.css': '@import "latchkey.css";' })
    const [finding] = examine(readProject(folder), '20.0.0')
    assert.match(finding.what, /neither a dependency nor loaded from a CDN/)
  })

  test('says that it is not installed', (t) => {
    const { 'package.json': manifest, 'src/main.js': main } = HEALTHY
    const folder = writeProject(t, { 'package.json': manifest, 'src/main.js': main })
    const [finding] = examine(readProject(folder), '20.0.0')
    assert.match(finding.what, /not installed/)
  })

  test('finds a Node that is too old', (t) => {
    assertFound(findingsIn(t, {}, '18.20.4'), /^error Node: this is 18\.20\.4/)
    assert.deepEqual(findingsIn(t, {}, '24.0.0'), [])
  })

  describe('finds two Reacts', () => {
    const user = { 'src/doors.tsx': "import { DeviceTable } from 'latchkey/react'", ...installed('react', '19.2.0') }

    test('where components of latchkey/react are used', (t) => {
      const other = installed('react', '19.2.0', 'node_modules/doors-kit/')
      assertFound(findingsIn(t, { ...user, ...other }), /^error node_modules: react is installed 2 times/)
      assert.deepEqual(findingsIn(t, user), [])
      assert.deepEqual(findingsIn(t, { ...installed('react', '19.2.0'), ...other }), [])
    })

    test('or one that is too old', (t) => {
      for (const old of ['18.3.1', '19.1.4']) {
        assertFound(
          findingsIn(t, { ...user, ...installed('react-dom', old) }),
          /^error src\/doors\.tsx: .*needs React 19\.2, and react-dom /
        )
      }
      assert.deepEqual(findingsIn(t, { ...user, ...installed('react-dom', '20.0.0') }), [])
    })

    test('or that a page may fetch the elements with two', (t) => {
      const other = { 'src/main.ts': "import 'latchkey/elements/device-table'" }
      assertFound(findingsIn(t, { ...user, ...other }), /^warning src\/main\.ts: .*twice/)
      assert.deepEqual(findingsIn(t, other), [])
    })
  })

  describe('finds that templates are not checked strictly', () => {
    const using = (name, wrapper) => ({
      'package.json': { name: 'doors', dependencies: { latchkey: '0.2.0', [name]: '1.0.0' } },
      'src/doors.ts': `import { DeviceTable } from 'latchkey/${wrapper}'`
    })
    const kinds = { vue: using('vue', 'vue'), angular: using('@angular/core', 'angular') }
    for (const [kind, files] of Object.entries(kinds)) {
      test(`in ${kind}`, (t) => {
        const settings = (content) => ({
          ...files,
          'tsconfig.json': `{ // as it is\n "compilerOptions": {}, ${content} }`
        })
        assertFound(findingsIn(t, settings('"x": 1')), /^warning tsconfig\.json: templates are not checked strictly/)
        const strict = `"${kind}CompilerOptions": { "strictTemplates": true }`
        assertFound(findingsIn(t, settings(`/* ${strict} */ "x": 1`)), /^warning/)
        assert.deepEqual(findingsIn(t, settings(strict)), [])
        assert.deepEqual(findingsIn(t, files), [])
      })
    }
  })

  test('finds tags that Vue takes for components', (t) => {
    const files = {
      'package.json': { name: 'doors', dependencies: { latchkey: '0.2.0', vue: '3.5.0' } },
      'src/doors.vue': '<template><x-device-table sandbox /></template>'
    }
    assertFound(findingsIn(t, files), /^error src\/doors\.vue: Vue does not know <x-device-table>/)
    for (const known of [
      'vue({ template: { compilerOptions: { isCustomElement } } })',
      'createApp(App).use(latchkey)'
    ]) {
      assert.deepEqual(findingsIn(t, { ...files, 'vite.config.ts': known }), [])
    }
    assert.deepEqual(findingsIn(t, { ...files, 'src/doors.vue': '<template><DeviceTable /></template>' }), [])
  })

  describe('reads the tags of a CDN', () => {
    test('and finds another version than what is installed', (t) => {
      const other = tag('https://cdn.jsdelivr.net/npm/latchkey@0.1.0/dist/cdn/autoload.js', 'sha384-other')
      assertFound(findingsIn(t, { 'index.html': page(other) }), /^error index\.html: a script loads latchkey 0\.1\.0/)
      assert.deepEqual(findingsIn(t, { ...installed('latchkey', version), 'index.html': page(ofTheCdn) }), [])
    })

    test('and finds a hash of another version, and none', (t) => {
      const found = (address, hash) =>
        findingsIn(t, { ...installed('latchkey', version), 'index.html': page(tag(address, hash)) })
      assertFound(
        found(`${CDN}all.js`, hashes['autoload.js']),
        /^error index\.html: the hash of all\.js is not that of/
      )
      assertFound(found(`${CDN}all.js`), /^warning index\.html: .* is loaded without a hash/)
      assertFound(
        found('https://cdn.jsdelivr.net/npm/latchkey', 'sha384-some'),
        /^error index\.html: .* names no version/
      )
      const before = found('https://cdn.jsdelivr.net/npm/latchkey@0.1.0/dist/cdn/all.js', hashes['all.js'])
      assert.match(before.join('\n'), /the hash of all\.js is not that of version 0\.1\.0/)
    })
  })

  describe('reads the policy of a page', () => {
    const foundIn = (t, ...head) => findingsIn(t, { ...installed('latchkey', version), 'index.html': page(...head) })

    test('and says nothing of the block that the build writes', (t) => {
      assert.deepEqual(foundIn(t, tagsOfTheBuild), [])
    })

    test('and finds that it refuses the script, its map or the platform', (t) => {
      const found = (...head) => foundIn(t, ...head)
      const open = 'connect-src https://connect.getseam.com'
      assertFound(
        found(policy(`script-src 'self'; ${open}`), ofTheCdn),
        /^error index\.html: .* refuses https:.*autoload\.js/
      )
      assertFound(found(policy(`default-src 'none'; script-src ${CDN}`), ofTheCdn), /lets nothing be asked of https:/)
      const map = '<script type="importmap">{}</script>'
      assertFound(found(policy(`script-src ${CDN}; ${open}`), map, ofTheCdn), /refuses its import map/)
      assert.deepEqual(found(policy(`script-src https://*.jsdelivr.net; ${open}`), ofTheCdn), [])
    })
  })
})

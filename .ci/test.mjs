// `npm test`: every check and every test there is, whatever fails before; `npm test -- WORD`: the tests with that word in
// their paths. At the end stands what failed, and how each is run again; the last line is the sum: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { SEED } from './seed.mjs'
import { failuresIn } from './tell-tests.mjs'
import { browserTests, nodeTests, opensBrowser, pageTests, unitTests } from './test-files.mjs'
import { takeTurns } from './turns.mjs'

const IS_SLOWEST_TOLD = process.env.SLOWEST !== undefined
/** So many of what failed fit beside the sum in the last twenty lines. */
const MOST_TOLD = 8
const MOST_MILLISECONDS = 40 * 60_000

/** By its path: the older compiler, which bundles the declarations, has a `tsc` too. */
const TSC = 'node node_modules/typescript/bin/tsc'

/** Each is passed or failed as a whole. */
const CHECKS_OF_THE_SOURCE = {
  'the types': `${TSC} --noEmit --pretty false`,
  'the lint rules': 'oxlint --deny-warnings',
  'the format': 'biome format',
  'the floors of the house': 'node .ci/house.mjs',
  'no test is forgotten': 'node .ci/test-files.mjs'
}

/** The tests in Node try what it makes. */
const BUILD = { 'the build': 'node .ci/build.mjs' }

const CHECKS_OF_THE_PACKAGE = {
  'the types of the package, as a host sees them': `${TSC} -p test/types --pretty false`,
  'the types of one entry alone': `${TSC} -p test/types/alone --pretty false`,
  publint: 'publint --strict',
  'are the types wrong?': 'node .ci/are-the-types-wrong.mjs'
}

/** A part of the paths of the tests that are wanted: `npm test -- access-code`. */
const [word] = process.argv.slice(2)
// What is long takes turns, before anything asks which tests there are.
if (!word) takeTurns()
const wanted = (files) => files.filter((file) => !word || file.includes(word))

const inNode = (atOnce, files) =>
  `node --test --test-concurrency=${atOnce} --test-reporter=./.ci/node-reporter.mjs ${files.join(' ')}`

/**
 * Each ends with a line that counts its tests. A run that has lost many of them fails: whoever adds some raises the
 * number, whoever takes some away says so by it.
 */
function suiteOf(name, files, atLeast, command) {
  const those = wanted(files)
  return { name, files: those, atLeast: word ? 1 : atLeast, command: command(those) }
}
const UNITS = suiteOf(
  'the tests of what needs no page',
  unitTests(),
  2600,
  (files) => `vitest run --config .ci/unit-tests/vitest.config.mjs ${word ? files.join(' ') : ''}`
)
const BROWSER_SUITE = suiteOf('the tests in the browser', browserTests(), 3760, () => 'wtr')
const NODE_SUITE = suiteOf(
  'the tests in Node',
  nodeTests().filter((file) => !opensBrowser(file)),
  800,
  (files) => inNode(1, files)
)
/** What takes longest, or waits longest: begun last, one of them would run on alone. */
const BEGUN_FIRST = /(?:contact-sheet|leave-many|telemetry|demo-connect)\.test\.mjs$/
const PAGE_SUITE = suiteOf(
  'the tests in Node that open a browser',
  pageTests().toSorted((a, b) => Number(BEGUN_FIRST.test(b)) - Number(BEGUN_FIRST.test(a))),
  640,
  // A file waits for its pages two fifths of its time.
  (files) => inNode(3, files)
)

function run(commandLine, environment = {}) {
  const [command, ...args] = commandLine.split(' ')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MOST_MILLISECONDS,
      env: {
        ...process.env,
        ...(word && { TEST_FILES: word }),
        SEED: String(SEED),
        ...environment,
        PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`,
        NO_COLOR: '1'
      }
    })
    let output = ''
    const collect = (text) => (output += text)
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}` }))
    child.on('close', (status) =>
      resolve(child.killed ? { status: 1, output: `${output}\nIt took too long.` } : { status, output })
    )
  })
}

const indented = (text) =>
  stripVTControlCharacters(text)
    .trimEnd()
    .replaceAll(/^(?=.)/gm, '    ')

function report(name, passed, startedAt, output) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${output.trim() ? `\n${indented(output)}` : ''}`)
}

const sum = { passed: 0, failed: 0 }
/** What failed, by name, with the command that runs it again. */
const failed = new Map()

/** A test is named after its file; an error of a page, or of a whole run, after nothing that could be run alone. */
const commandOf = (name, fallback) =>
  name.startsWith('test/') ? `npm test -- ${name.split(' › ')[0].slice(5)}` : fallback

async function check([name, command]) {
  const startedAt = performance.now()
  const { status, output } = await run(command)
  report(name, status === 0, startedAt, status === 0 ? '' : output)
  if (status !== 0) failed.set(name, command)
  sum[status === 0 ? 'passed' : 'failed'] += 1
}

async function inTurn(checks) {
  for (const entry of Object.entries(checks)) await check(entry)
}

async function suite({ name, files, command, atLeast }, environment) {
  if (files.length === 0) return
  const startedAt = performance.now()
  const { status, output } = await run(command, environment)
  const printed = stripVTControlCharacters(output)
  const count = [...printed.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const passed = Number(count?.[1] ?? 0)
  const tooFew = passed < atLeast ? `\nThere must be at least ${atLeast} tests that pass.` : ''
  // A run that ends badly without a failed test, or without a count, is a failure too.
  const failures = Number(count?.[2] ?? 0) || (status === 0 && !tooFew ? 0 : 1)
  const shown = failures > 0 ? output + tooFew : IS_SLOWEST_TOLD ? output : ''
  report(`${name}: ${passed} passed, ${failures} failed`, failures === 0, startedAt, shown)
  const names = failuresIn(printed)
  if (failures > 0 && names.length === 0) failed.set(name, command)
  for (const each of names) failed.set(each, commandOf(each, command))
  sum.passed += passed
  sum.failed += failures
}

async function withoutBuild() {
  if (!word) await inTurn(CHECKS_OF_THE_SOURCE)
  await suite(UNITS)
}

async function withoutPages() {
  await suite(NODE_SUITE)
  if (!word) await inTurn(CHECKS_OF_THE_PACKAGE)
}

/** The files share one browser: to start one takes as long as many tests. */
async function withPages() {
  if (PAGE_SUITE.files.length === 0) return
  const { startBrowserServer } = await import('./browser-server.mjs')
  // Where none can be shared, each file starts its own, and fails by name where it cannot.
  const server = await startBrowserServer().catch(() => undefined)
  await suite(PAGE_SUITE, server?.environment)
  await server?.close()
}

const needsBuild = !word || NODE_SUITE.files.length + PAGE_SUITE.files.length > 0
const startedAt = performance.now()
if ([UNITS, BROWSER_SUITE, NODE_SUITE, PAGE_SUITE].every(({ files }) => files.length === 0))
  throw new Error(`No test has "${word}" in its path.`)
// Whoever installs it must not do so twice at once.
await check(['a browser for the tests', 'node .ci/browser.mjs'])
// Beside the tests in the browser the build takes six times as long, and those in Node would wait for it.
await Promise.all([needsBuild && inTurn(BUILD), withoutBuild()])
// Three pages at once keep two cores busy: each waits for frames and for the browser a fifth of its time. With more, each is
// drawn more often until its test is done, and all take longer.
await Promise.all([suite(BROWSER_SUITE), withoutPages()])
await withPages()

const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`\nSeed ${SEED}${word ? '' : `, turns of day ${process.env.DAY_OF_TURNS}`}. Everything took ${seconds} s.`)
for (const [name, command] of [...failed].slice(0, MOST_TOLD))
  console.log(`✗ ${name.slice(0, 160)}\n    ${command.slice(0, 160)}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1

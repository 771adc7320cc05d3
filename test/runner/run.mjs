// `npm test`: runs all checks and tests, even after failures. `npm test -- WORD` runs the tests with that word in their
// paths; with several words, all of them are required. The end of the output lists the failures and the command that
// repeats each of them; the last line is the total: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { failuresIn } from './print-results.mjs'
import { SEED } from './seed.mjs'
import { browserTests, isFullRunOnly, nodeTests, pageTests, unitTests } from './test-files.mjs'

const IS_SLOWEST_TOLD = process.env.SLOWEST !== undefined
/** Number of failures that fit into the last twenty lines together with the total. */
const MOST_TOLD = 8
const MOST_MILLISECONDS = 40 * 60_000

/** Specified by path, because the older compiler that bundles the declarations has a `tsc` too. */
const TSC = 'node node_modules/typescript/bin/tsc'

/** Checks that pass or fail as a whole. */
const CHECKS_OF_THE_SOURCE = {
  'the types': `${TSC} --noEmit --pretty false`,
  'the lint rules': 'oxlint --deny-warnings',
  'the format and the order of imports': 'biome check',
  layers:
    'node --import ./scripts/older-typescript.mjs node_modules/dependency-cruiser/bin/dependency-cruise.mjs src elements',
  'no test is forgotten': 'node test/runner/test-files.mjs'
}

/** The Node tests use its output. */
const BUILD = { 'the build': 'node scripts/build.mjs' }

const CHECKS_OF_THE_PACKAGE = {
  'the types of the package, as a host sees them': `${TSC} -p test/types --pretty false`,
  'the types of one entry alone': `${TSC} -p test/types/alone --pretty false`,
  publint: 'publint --strict',
  'are the types wrong?': 'node scripts/are-the-types-wrong.mjs'
}

/** Runs only tests with these texts in their paths: `npm test -- access-code`. */
const words = process.argv.slice(2)
const word = words.join(' ')
const wanted = (files) => files.filter((file) => words.every((text) => file.includes(text)))

/** Returns the tests that are short enough for `npm test`, or all of them in a run by name. */
const short = (files) => files.filter((file) => word || !isFullRunOnly(file))

/**
 * Each suite ends with a line that counts its tests. A run with fewer than `atLeast` tests fails, so update the number
 * when you add or remove many tests.
 */
function suiteOf(name, files, atLeast, command) {
  const selected = wanted(files)
  return { name, files: selected, atLeast: word ? 1 : atLeast, command: command(selected) }
}
const UNITS = suiteOf(
  'the tests of what needs no page',
  unitTests(),
  2600,
  (files) => `vitest run --config test/runner/unit-tests/vitest.config.mjs ${word ? files.join(' ') : ''}`
)
const BROWSER_SUITE = suiteOf('the tests in the browser', browserTests(), 3400, () => 'wtr')
const NODE_SUITE = suiteOf(
  'the tests in Node',
  short(nodeTests()),
  600,
  (files) => `node --test --test-concurrency=1 --test-reporter=./test/runner/node-reporter.mjs ${files.join(' ')}`
)
const PAGE_SUITE = suiteOf(
  'the tests of whole pages',
  short(pageTests()),
  640,
  (files) => `playwright test --config test/runner/playwright.config.mjs ${files.join(' ')}`
)

function run(commandLine) {
  const [command, ...args] = commandLine.split(' ')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MOST_MILLISECONDS,
      env: {
        ...process.env,
        ...(word && { TEST_FILES: word }),
        SEED: String(SEED),
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
/** Failures by name, with the command that repeats each of them. */
const failed = new Map()

/**
 * A test name starts with its file path. An error of a page or a whole run has no path, so the fallback command
 * applies.
 */
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

async function suite({ name, files, command, atLeast }) {
  if (files.length === 0) return
  const startedAt = performance.now()
  const { status, output } = await run(command)
  const printed = stripVTControlCharacters(output)
  const count = [...printed.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const passed = Number(count?.[1] ?? 0)
  const tooFew = passed < atLeast ? `\nThere must be at least ${atLeast} tests that pass.` : ''
  // A run that exits with an error but without a failed test, or without a count, is also a failure.
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

const needsBuild = !word || NODE_SUITE.files.length + PAGE_SUITE.files.length > 0
const startedAt = performance.now()
if ([UNITS, BROWSER_SUITE, NODE_SUITE, PAGE_SUITE].every(({ files }) => files.length === 0))
  throw new Error(`No test has "${word}" in its path.`)
// Installs the browser once, before parallel runs would.
await check(['a browser for the tests', 'node test/runner/browser.mjs'])
// In parallel with the browser tests, the build takes six times as long and delays the Node tests.
await Promise.all([needsBuild && inTurn(BUILD), withoutBuild()])
// Three parallel pages saturate two cores, because each page waits for frames and the browser a fifth of its time. More
// pages render more frames per test, so all of them take longer.
await Promise.all([suite(BROWSER_SUITE), withoutPages()])
await suite(PAGE_SUITE)

const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`\nSeed ${SEED}. Everything took ${seconds} s.`)
for (const [name, command] of [...failed].slice(0, MOST_TOLD))
  console.log(`✗ ${name.slice(0, 160)}\n    ${command.slice(0, 160)}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1

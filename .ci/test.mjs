// `npm test`: every check and every test there is, whatever fails before. The last line is the sum: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { nodeTests, opensBrowser } from './test-files.mjs'

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

/**
 * Each ends with a line that counts its tests. A run that has lost many of them fails: whoever adds some raises the
 * number, whoever takes some away says so by it.
 */
const BROWSER_SUITE = { name: 'the tests in the browser', command: 'wtr', atLeast: 5900 }
const inNode = (atOnce, files) =>
  `node --test --test-concurrency=${atOnce} --test-reporter=./.ci/node-reporter.mjs ${files.join(' ')}`
const NODE_SUITE = {
  name: 'the tests in Node',
  command: inNode(
    1,
    nodeTests().filter((file) => !opensBrowser(file))
  ),
  atLeast: 500
}
const PAGE_SUITE = {
  name: 'the tests in Node that open a browser',
  command: inNode(
    2,
    nodeTests().filter((file) => opensBrowser(file))
  ),
  atLeast: 800
}

function run(commandLine) {
  const [command, ...args] = commandLine.split(' ')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MOST_MILLISECONDS,
      env: { ...process.env, PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' }
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

async function check([name, command]) {
  const startedAt = performance.now()
  const { status, output } = await run(command)
  report(name, status === 0, startedAt, status === 0 ? '' : output)
  sum[status === 0 ? 'passed' : 'failed'] += 1
}

async function inTurn(checks) {
  for (const entry of Object.entries(checks)) await check(entry)
}

async function suite({ name, command, atLeast }) {
  const startedAt = performance.now()
  const { status, output } = await run(command)
  const count = [...stripVTControlCharacters(output).matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const passed = Number(count?.[1] ?? 0)
  const tooFew = passed < atLeast ? `\nThere must be at least ${atLeast} tests that pass.` : ''
  // A run that ends badly without a failed test, or without a count, is a failure too.
  const failed = Number(count?.[2] ?? 0) || (status === 0 && !tooFew ? 0 : 1)
  report(`${name}: ${passed} passed, ${failed} failed`, failed === 0, startedAt, failed === 0 ? '' : output + tooFew)
  sum.passed += passed
  sum.failed += failed
}

async function withoutBrowser() {
  await suite(NODE_SUITE)
  await inTurn(CHECKS_OF_THE_PACKAGE)
}

const startedAt = performance.now()
// Whoever installs it must not do so twice at once.
await check(['a browser for the tests', 'node .ci/browser.mjs'])
// Beside the tests in the browser the build takes six times as long, and those in Node would wait for it.
await Promise.all([inTurn(BUILD), inTurn(CHECKS_OF_THE_SOURCE)])
// Two pages at once keep two cores busy. With more, each is drawn more often until its test is done, and all take longer.
await Promise.all([suite(BROWSER_SUITE), withoutBrowser()])
await suite(PAGE_SUITE)

console.log(`\nEverything took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1

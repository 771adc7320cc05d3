// `npm test`: every check and every test there is, whatever fails before. The last line is the sum: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { elementNames } from './entries.mjs'

const MOST_MILLISECONDS = 25 * 60_000

function nodeTests() {
  return ['test/package', 'test/pages'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.test.mjs'))
      .map((name) => join(folder, name))
  )
}

const elementEntryPoints = elementNames()
  .map((name) => `elements/${name}`)
  .join(' ')

/** By its path: the older compiler, which bundles the declarations, has a `tsc` too. */
const TSC = 'node node_modules/typescript/bin/tsc'

/** Each is passed or failed as a whole. */
const CHECKS = {
  'a browser for the tests': 'node .ci/browser.mjs',
  'the types': `${TSC} --noEmit --pretty false`,
  'the lint rules': 'oxlint --deny-warnings',
  'the floors of the house': 'node .ci/house.mjs',
  'the build': 'node .ci/build.mjs',
  'the types of the package, as a host sees them': `${TSC} -p test/types --pretty false`,
  publint: 'publint --strict',
  'are the types wrong?': `attw --pack . --profile esm-only --no-emoji --include-entrypoints ${elementEntryPoints}`
}

/** Each ends with a line that counts its tests. */
const SUITES = {
  'the tests in Node': `node --test --test-concurrency=2 --test-reporter=./.ci/node-reporter.mjs ${nodeTests().join(' ')}`,
  'the tests in the browser': 'wtr'
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

const indented = (text) => stripVTControlCharacters(text).trimEnd().replaceAll(/^(?=.)/gm, '    ')

function report(name, passed, startedAt, output) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${output.trim() ? `\n${indented(output)}` : ''}`)
}

async function check(name, command) {
  const startedAt = performance.now()
  const { status, output } = await run(command)
  report(name, status === 0, startedAt, status === 0 ? '' : output)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function suite(name, command) {
  const startedAt = performance.now()
  const { status, output } = await run(command)
  const count = [...stripVTControlCharacters(output).matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const passed = Number(count?.[1] ?? 0)
  // A run that ends badly without a failed test, or without a count, is a failure too.
  const failed = Number(count?.[2] ?? 0) || (status === 0 && passed > 0 ? 0 : 1)
  report(`${name}: ${passed} passed, ${failed} failed`, failed === 0, startedAt, failed === 0 ? '' : output)
  return { passed, failed }
}

const startedAt = performance.now()
const sum = { passed: 0, failed: 0 }
const add = ({ passed, failed }) => {
  sum.passed += passed
  sum.failed += failed
}
for (const [name, command] of Object.entries(CHECKS)) add(await check(name, command))
for (const [name, command] of Object.entries(SUITES)) add(await suite(name, command))

console.log(`\nEverything took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1

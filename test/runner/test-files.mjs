// Assigns the test files to the four test runners. When run directly, prints the tests that no runner would run and the
// rules that match no test, and exits with 1 if there are any.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALONE } from './test-pages.mjs'

const FOLDER = 'test'
const IN_NODE = /\.test\.mjs$/
const WRITTEN = /\.test\.tsx?$/
/** Tests of the layers that need no page, except those that match `OF_A_PAGE`. */
const WITHOUT_PAGE =
  /^test\/(?:core|client|messages|sandbox|element\/(?:root|session|table)|features\/[^/]+\/(?:rules|data))\/.*\.test\.ts$/
const OF_A_PAGE = /\.page\.test\.ts$/
/** Tests of a host project, which a Node test runs with Vitest. */
const IN_VITEST = /^test\/environments\/host\/.*\.vitest\.mjs$/
const OF_PLAYWRIGHT = /^import \{ test \} from '[./a-z]+\/test\.mjs'$/m
const CODE = /\.[cm]?[jt]sx?$/
const NAMED_LIKE_A_TEST = /[.-](?:test|tests|spec)\.[^.]+$/
/** A suite of tests that test files call with parameters. */
const CONTRACT = /\/describe-[^/]+\.ts$/
const HAS_TESTS = /^\s*(?:it|test|describe)(?:\.\w+)?\(\s*['"`]/m

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .toSorted()

/** Tests that are slow and mostly repeat what other tests cover. Only `npm run test:full` runs them. */
const FULL_RUN_ONLY = [
  'docs/',
  'environments/',
  'hosts/',
  ...[
    'client-in-page',
    'collected',
    'demo-connect',
    'demo-elements',
    'demo-front',
    'demo-host',
    'failed-files',
    'first-codes',
    'first-language',
    'integrity',
    'leave-many',
    'other-catalogue',
    'printing',
    'quirks',
    'time-zones'
  ].map((name) => `pages/${name}.test.mjs`)
].map((path) => join(FOLDER, path))

const testsOf = (folder, isOfPlaywright) =>
  filesIn(folder).filter(
    (file) => IN_NODE.test(file) && OF_PLAYWRIGHT.test(readFileSync(file, 'utf8')) === isOfPlaywright
  )

/** Returns the tests that `node --test` runs. */
export const nodeTests = (folder = FOLDER) => testsOf(folder, false)

/** Returns the tests of whole pages, which Playwright runs. */
export const pageTests = (folder = FOLDER) => testsOf(folder, true)

/** `true` if only `npm run test:full`, or a run by name, includes a test. */
export const isFullRunOnly = (file) => FULL_RUN_ONLY.some((path) => file.startsWith(path))

const isWritten = (file) => WRITTEN.test(file)
const needsNoPage = (file) => WITHOUT_PAGE.test(file) && !OF_A_PAGE.test(file)

/** Returns the tests that need no page. Vitest runs them in Node. */
export const unitTests = (folder = FOLDER) => filesIn(folder).filter((file) => isWritten(file) && needsNoPage(file))

/** Returns the tests that run in a browser. */
export const browserTests = (folder = FOLDER) => filesIn(folder).filter((file) => isWritten(file) && !needsNoPage(file))

/** Returns the files that contain tests but do not match the file names of any runner. */
export const forgottenTests = (folder = FOLDER) =>
  filesIn(folder).filter(
    (file) =>
      CODE.test(file) &&
      !IN_NODE.test(file) &&
      !isWritten(file) &&
      !IN_VITEST.test(file) &&
      !CONTRACT.test(file) &&
      (NAMED_LIKE_A_TEST.test(file) || HAS_TESTS.test(readFileSync(file, 'utf8')))
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const forgotten = forgottenTests()
  for (const file of forgotten)
    console.log(`${file} has tests that nothing runs: name it .test.ts, .test.tsx or .test.mjs.`)
  const unused = FULL_RUN_ONLY.filter((path) => ![...nodeTests(), ...pageTests()].some((file) => file.startsWith(path)))
  for (const path of unused) console.log(`No test is called ${path}: remove it from FULL_RUN_ONLY.`)
  const unusedPages = ALONE.filter((path) => !browserTests().some((file) => file.startsWith(path)))
  for (const path of unusedPages) console.log(`No browser test is called ${path}: remove it from test-pages.mjs.`)
  process.exit(forgotten.length + unused.length + unusedPages.length > 0 ? 1 : 0)
}

// Which files each of the three test runners runs. Run by itself, it prints the tests that none would run, and exits with 1 where
// there are any.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOfTheDay } from './turns.mjs'

const FOLDER = 'test'
const IN_NODE = /\.test\.mjs$/
const WRITTEN = /\.test\.tsx?$/
/** The floors that need no page, and of these the tests that do. */
const WITHOUT_PAGE =
  /^test\/(?:core|client|messages|sandbox|element\/table|features\/[^/]+\/(?:rules|data))\/.*\.test\.ts$/
const OF_A_PAGE = /\.page\.test\.ts$/
/** A host's own, which a test in Node hands to Vitest. */
const IN_VITEST = /^test\/environments\/host\/.*\.vitest\.mjs$/
const OPENS_BROWSER = /from ['"]playwright/
const IMPORTED = /(?:from|import) '(\.[^']+\.mjs)'/g
const CODE = /\.[cm]?[jt]sx?$/
const NAMED_LIKE_A_TEST = /[.-](?:test|tests|spec)\.[^.]+$/
const HAS_TESTS = /^\s*(?:it|test|describe)(?:\.\w+)?\(\s*['"`]/m

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .toSorted()

/** Tests of whole pages that are run every day: what they tell of is told by no test below them, and is worst if it breaks. */
const EVERY_DAY =
  /\/(?:contact-sheet|policy|secrets|sharing|undo-leaving|layout-shift|hydration|first-drawing|cdn|chunks|autoload|table-weight|host-react|manifest)\.test\.mjs$/

/** The tests that `node --test` runs. */
export const nodeTests = (folder = FOLDER) => filesIn(folder).filter((file) => IN_NODE.test(file))

/** Whether a file, or one that it imports, opens a browser. */
export function opensBrowser(file, seen = new Set([file])) {
  const text = readFileSync(file, 'utf8')
  if (OPENS_BROWSER.test(text)) return true
  const imported = [...text.matchAll(IMPORTED)]
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => !seen.has(path))
  for (const path of imported) seen.add(path)
  return imported.some((path) => opensBrowser(path, seen))
}

/** The tests in Node that open a browser, and have no turn every day. */
export const turningTests = () => nodeTests().filter((file) => opensBrowser(file) && !EVERY_DAY.test(file))

/** The tests in Node that open a browser, and are run on a day. @param day a number; without it, where turns are taken, today */
export function pageTests(day) {
  const turning = turningTests()
  return nodeTests().filter(
    (file) => opensBrowser(file) && (EVERY_DAY.test(file) || isOfTheDay(turning.indexOf(file), day))
  )
}

const isWritten = (file) => WRITTEN.test(file)
const needsNoPage = (file) => WITHOUT_PAGE.test(file) && !OF_A_PAGE.test(file)

/** The tests of what needs no page, which Vitest runs in Node. */
export const unitTests = (folder = FOLDER) => filesIn(folder).filter((file) => isWritten(file) && needsNoPage(file))

/** The tests that run in a browser. */
export const browserTests = (folder = FOLDER) => filesIn(folder).filter((file) => isWritten(file) && !needsNoPage(file))

/** The files with tests in them that are run by nothing, since they are not named as tests are. */
export const forgottenTests = (folder = FOLDER) =>
  filesIn(folder).filter(
    (file) =>
      CODE.test(file) &&
      !IN_NODE.test(file) &&
      !isWritten(file) &&
      !IN_VITEST.test(file) &&
      (NAMED_LIKE_A_TEST.test(file) || HAS_TESTS.test(readFileSync(file, 'utf8')))
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const forgotten = forgottenTests()
  for (const file of forgotten)
    console.log(`${file} has tests that nothing runs: name it .test.ts, .test.tsx or .test.mjs.`)
  process.exit(forgotten.length > 0 ? 1 : 0)
}

import { dirname } from 'node:path'

/** Tests that take half a minute or more. They start first, so that none of them runs alone at the end. */
const LONG = ['walks/', 'fuzz/', 'features/double-press.test.ts']

/** Tests that count all listeners or timers of a page, which elements of other test files would affect. */
const COUNTING = ['lifecycle', 'load-chunk', 'timers-end'].map((name) => `element/${name}.test.ts`)

/** Suites that stop the clock of the page in every test. They have hung in a page with other test files. */
const STOPPING_CLOCK = [
  'contracts/',
  'loading-steps.test.ts',
  'noise/threshold-editing.test.ts',
  'overview/loading-order.test.ts',
  'device-table/first-frame.test.ts',
  'device-table/long-table.test.ts'
].map((path) => `features/${path}`)

/** Tests that choose a unit of temperature, which the page keeps. */
const CHOOSING_UNIT = ['features/climate/temperature-unit.test.ts']

/** Paths of tests that have a page of their own, as files or folders. */
export const ALONE = [...LONG, ...COUNTING, ...STOPPING_CLOCK, ...CHOOSING_UNIT].map((path) => `test/${path}`)

const isAlone = (file) => ALONE.some((path) => file.startsWith(path))

const FEATURES = 'test/features'

/** All features share pages. Every other folder has its own. */
const roomOf = (file) => (file.startsWith(`${FEATURES}/`) ? FEATURES : dirname(file))

const withoutExtension = (file) => file.replace(/\.tsx?$/, '')

/** Splits a list into parts of similar length, none longer than `most`. */
function parts(list, most) {
  const count = Math.ceil(list.length / most)
  const begin = (part) => Math.floor((part * list.length) / count)
  return Array.from({ length: count }, (_, part) => list.slice(begin(part), begin(part + 1)))
}

/**
 * Returns the pages in which tests run, starting with those that contain a single file.
 *
 * @param files paths of the tests.
 * @param most highest number of files of a group per page.
 * @returns the paths of the tests of each page, by page name. A page with a single file is named after that file.
 */
export function testPages(files, most) {
  const grouped = files.filter((file) => !isAlone(file))
  const rooms = [...new Set(grouped.map(roomOf))]
  const shared = rooms.flatMap((room) =>
    parts(
      grouped.filter((file) => roomOf(file) === room),
      most
    )
  )
  const pages = [...files.filter(isAlone).map((file) => [file]), ...shared]
  return new Map(
    pages.map((page, index) => [page.length > 1 ? `${roomOf(page[0])}/page-${index}` : withoutExtension(page[0]), page])
  )
}

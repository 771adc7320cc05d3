import { dirname } from 'node:path'

/** What takes half a minute or more each: begun last, one of them would run on alone. */
const LONG = /^test\/(?:walks|fuzz)\//

/** What counts every listener or timer of a page: another file's elements may still be kept there. */
const COUNTING = /^test\/element\/(?:lifecycle|load-chunk|timers-end)\.test\.ts$/

const isAlone = (file) => LONG.test(file) || COUNTING.test(file)

const FEATURES = 'test/features'

/** Features share pages; of the others each folder has its own. */
const roomOf = (file) => (file.startsWith(`${FEATURES}/`) ? FEATURES : dirname(file))

const withoutExtension = (file) => file.replace(/\.tsx?$/, '')

/** The parts of a list, as equal as can be, none longer than that. */
function parts(list, most) {
  const count = Math.ceil(list.length / most)
  const begin = (part) => Math.floor((part * list.length) / count)
  return Array.from({ length: count }, (_, part) => list.slice(begin(part), begin(part + 1)))
}

/**
 * The pages in which tests run, those first whose files have one of their own.
 *
 * @param files the paths of the tests.
 * @param most how many files of one room share a page at most.
 * @returns the paths of the tests of each page, by a name for the page: a file's own path where it is alone.
 */
export function testPages(files, most) {
  const others = files.filter((file) => !isAlone(file))
  const rooms = [...new Set(others.map(roomOf))]
  const shared = rooms.flatMap((room) =>
    parts(
      others.filter((file) => roomOf(file) === room),
      most
    )
  )
  const pages = [...files.filter(isAlone).map((file) => [file]), ...shared]
  return new Map(
    pages.map((page, index) => [page.length > 1 ? `${roomOf(page[0])}/page-${index}` : withoutExtension(page[0]), page])
  )
}

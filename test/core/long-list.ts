import { everything, LIST } from './device-reads.js'
import { devicesResponse, lock, type Reply } from './fake-platform.js'
import { openSession } from './open-session.js'
import { advance, SECOND, settled } from './time.js'

/** Answers the pages in turn. A request for ids gets a single page. */
export const pagesOf =
  (pages: readonly (readonly string[])[], locked: ReadonlySet<string> = new Set()): Reply =>
  ({ body }) => {
    const locksOf = (ids: readonly string[] = []) => ids.map((id) => lock(id, locked.has(id)))
    const requestedIds: unknown = body['device_ids']
    if (Array.isArray(requestedIds))
      return devicesResponse(locksOf(pages.flat().filter((id) => requestedIds.includes(id))))
    const page = Number(body['page_cursor'] ?? 0)
    return devicesResponse(locksOf(pages[page]), page + 1 < pages.length ? String(page + 1) : null)
  }

export const numberedPages = (count: number): string[][] => Array.from({ length: count }, (_, page) => [`of ${page}`])

/** Opens a session with a list of the given number of pages, and records its requests per second. */
export async function openLong(count: number) {
  const opened = await openSession()
  const { session, platform } = opened
  platform.on(LIST, pagesOf(numberedPages(count)))
  let visibleIds: readonly string[] = []
  const observer = session.observe(everything, true, { visibleIds: () => visibleIds })
  await settled()
  const begin = Date.now()
  const seen = platform.at(LIST).length
  const requests: string[] = []
  async function passing(milliseconds: number): Promise<readonly string[]> {
    requests.length = 0
    for (let second = 0; second < milliseconds / SECOND; second += 1) {
      const initialCount = platform.at(LIST).length
      await advance(SECOND)
      for (const { body } of platform.at(LIST).slice(initialCount)) {
        const what = body['device_ids'] ?? body['page_cursor'] ?? 0
        requests.push(`${(Date.now() - begin) / SECOND}: ${String(what)}`)
      }
    }
    return [...requests]
  }
  return {
    ...opened,
    observer,
    seen,
    passing,
    see: (...ids: readonly string[]) => {
      visibleIds = ids
    }
  }
}

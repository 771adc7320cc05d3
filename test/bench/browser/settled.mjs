const QUIET = 2500
const MOST = 10_000
const BETWEEN_LOOKS = 100

/** Waits until a page has sent no request for a while, because telemetry follows the rows. */
export async function settled(page, server) {
  let count = 0
  let quietSince = performance.now()
  for (const startedAt = quietSince; performance.now() - startedAt < MOST; ) {
    await page.waitForTimeout(BETWEEN_LOOKS)
    const now = server.sent().length
    if (now !== count) quietSince = performance.now()
    count = now
    if (performance.now() - quietSince > QUIET) return
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vitepress'
import { serveFile } from '../../../demo/server/files.mjs'
import { test } from '../../pages/support/test.mjs'

/** Building the site takes up to a minute on a slow machine. */
const MOST_MILLISECONDS = 300_000

/** Address of the site on its server. */
const BASE = '/docs/'

/** Builds and serves the site for all tests of a file. Returns its folder and the address of its first page. */
export function useSite() {
  const site = {}
  let server
  test.beforeAll(async () => {
    test.setTimeout(MOST_MILLISECONDS)
    site.folder = mkdtempSync(join(tmpdir(), 'latchkey-docs-'))
    await build('docs', { outDir: site.folder })
    server = createServer((request, response) =>
      serveFile(request, response, {
        folder: site.folder,
        pathname: request.url.split('?', 1)[0].slice(BASE.length - 1)
      })
    )
    await new Promise((resolve) => server.listen(0, resolve))
    site.origin = `http://localhost:${server.address().port}${BASE}`
  })
  test.afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(site.folder, { recursive: true })
  })
  return site
}

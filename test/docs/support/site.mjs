import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../../scripts/docs/build.mjs'
import { serveFile } from '../../../demo/server/files.mjs'
import { test } from '../../pages/support/test.mjs'

/** Builds and serves the site for all tests of a file. Returns its folder and the address of its first page. */
export function useSite() {
  const site = {}
  let server
  test.beforeAll(async () => {
    site.folder = mkdtempSync(join(tmpdir(), 'latchkey-docs-'))
    buildSite(site.folder)
    server = createServer((request, response) =>
      serveFile(request, response, { folder: site.folder, pathname: request.url.split('?', 1)[0] })
    )
    await new Promise((resolve) => server.listen(0, resolve))
    site.origin = `http://localhost:${server.address().port}/`
  })
  test.afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(site.folder, { recursive: true })
  })
  return site
}

import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { launchOptions } from '../../../.ci/browser.mjs'
import { serveFile } from '../../../demo/server/files.mjs'
import { DIST } from './module-graph.mjs'

/**
 * Opens a page in a browser, with the built package at `/dist/`.
 *
 * @param html the whole text of the page.
 * @returns the page, the paths of the files that it has asked for, and a function that closes everything.
 */
export async function openPage(html) {
  const requested = []
  const server = createServer((request, response) => {
    requested.push(request.url)
    if (request.url.startsWith('/dist/')) {
      return serveFile(request, response, { folder: fileURLToPath(DIST), pathname: request.url.slice('/dist'.length) })
    }
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(html)
  })
  await new Promise((resolve) => server.listen(0, resolve))
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  await page.goto(`http://localhost:${server.address().port}/`)
  const close = async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
  return { page, requested, close }
}

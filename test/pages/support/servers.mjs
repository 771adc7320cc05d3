import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveFile } from '../../../demo/server/files.mjs'
import { createPlatformHandler } from '../../../demo/server/platform.mjs'
import { createSandbox } from '../../../dist/sandbox/index.js'
import { pageTime } from './page-time.mjs'

const PACKAGE = fileURLToPath(new URL('../../..', import.meta.url))
const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
const { jsdelivr } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/** Caching of the built files, as from a CDN. */
const CACHING = 'max-age=600'

const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

async function listen(scope, listener) {
  const server = createServer(listener)
  await new Promise((resolve) => server.listen(0, resolve))
  scope.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${server.address().port}`
}

/**
 * Serves the pages of a host and the built package: at `/dist/`, as another copy at `/copy/`, and as a CDN at
 * `/npm/latchkey` and `/npm/latchkey@0.1.0`, which resolve to the entry that the package names.
 *
 * @param options.files other files by path. A path without an extension is served as a page.
 * @param options.headers headers of every page
 * @returns its origin and the requested paths
 */
export async function startHost(scope, { files, headers = {} }) {
  const requested = []
  const origin = await listen(scope, (request, response) => {
    const [path] = request.url.split('?', 1)
    requested.push(request.url)
    const [, folder, pathname] = /^\/(dist|copy)(\/.*)$/.exec(path) ?? []
    if (folder) return serveFile(request, response, { folder: DIST, pathname, caching: CACHING })
    const [ofPackage, below = jsdelivr.slice(1)] = /^\/npm\/latchkey(?:@[\d.]+)?(\/.*)?$/.exec(path) ?? []
    if (ofPackage) return serveFile(request, response, { folder: PACKAGE, pathname: below, caching: CACHING })
    if (files[path] === undefined) return response.writeHead(404).end()
    const type = TYPES[extname(path)]
    response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8', ...(!type && headers) })
    response.end(files[path])
  })
  return { origin, requested }
}

/**
 * Serves a sandbox as the platform of pages of other origins.
 *
 * @returns its address, its sandbox, its requests with path and body, and separately its telemetry messages
 */
export async function startPlatform(scope, options = {}) {
  const sandbox = createSandbox({ latency: 0, now: pageTime, ...options })
  const calls = []
  const telemetry = []
  async function fetch(request) {
    const body = await request.clone().text()
    const { pathname } = new URL(request.url)
    const call = {
      path: pathname,
      url: request.url,
      user: request.headers.get('authorization'),
      body: body && JSON.parse(body)
    }
    ;(pathname === '/internal/tlmtry' ? telemetry : calls).push(call)
    return sandbox(request)
  }
  const endpoint = await listen(scope, createPlatformHandler({ fetch }))
  return { endpoint, sandbox, calls, telemetry, callsTo: (path) => calls.filter((call) => call.path === path) }
}

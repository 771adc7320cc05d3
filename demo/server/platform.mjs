import { Readable } from 'node:stream'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/** What the platform lets a page of another origin send: a browser refuses every other header. */
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'client-session-token',
  'seam-workspace',
  'seam-publishable-key',
  'seam-sdk-name',
  'seam-sdk-version',
  'seam-lts-version'
].join(', ')

/** What it lets such a page read. */
const RESPONSE_HEADERS = 'seam-request-id, retry-after'

function allowOrigin(request, response) {
  const { origin } = request.headers
  if (!origin) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', RESPONSE_HEADERS)
  response.setHeader('vary', 'origin')
}

function answerPreflight(response) {
  response.setHeader('access-control-allow-methods', METHODS)
  response.setHeader('access-control-allow-headers', REQUEST_HEADERS)
  response.writeHead(204).end()
}

function toRequest(request, signal) {
  const { method, headers, url } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    signal,
    headers: Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' })
  })
}

/**
 * Makes a `node:http` request handler that serves a platform over HTTP, with the CORS rules of the platform.
 *
 * @param {object} options
 * @param {typeof globalThis.fetch} options.fetch answers the calls, such as the `fetch` of a sandbox. When it rejects,
 *   the connection is cut.
 * @param {string} [options.prefix] the path under which the platform is served, such as `/platform`.
 * @returns a handler that resolves to whether the request was its own: what is not under the prefix is left alone.
 */
export function createPlatformHandler({ fetch, prefix = '' }) {
  return async (request, response) => {
    const [pathname] = request.url.split('?', 1)
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') {
      answerPreflight(response)
      return true
    }

    const connection = new AbortController()
    response.on('close', () => connection.abort())
    try {
      const answer = await fetch(toRequest(request, connection.signal))
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
    } catch {
      response.destroy()
    }
    return true
  }
}

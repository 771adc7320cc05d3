import { Readable } from 'node:stream'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/** Request headers that the platform allows for other origins. Browsers block all others. */
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

/** Response headers that the platform exposes to other origins. */
const RESPONSE_HEADERS = 'seam-request-id, retry-after'

function allowOrigin(request, response) {
  const { origin } = request.headers
  if (!origin) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', RESPONSE_HEADERS)
  response.setHeader('vary', 'origin')
}

function respondToPreflight(response) {
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
    headers: Object.entries(headers).flatMap(([name, value]) => [value].flat().map((single) => [name, single])),
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' })
  })
}

/**
 * Creates a `node:http` request handler that serves a platform with its CORS rules.
 *
 * @param {object} options
 * @param {typeof globalThis.fetch} options.fetch Handles the requests, such as the `fetch` of a sandbox. If it rejects,
 *   the connection is closed.
 * @param {string} [options.prefix] Base path of the platform, such as `/platform`.
 * @returns a handler that resolves to `false` for paths without the prefix, which it does not answer
 */
export function createPlatformHandler({ fetch, prefix = '' }) {
  return async (request, response) => {
    const [pathname] = request.url.split('?', 1)
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') {
      respondToPreflight(response)
      return true
    }

    const connection = new AbortController()
    response.on('close', () => connection.abort())
    try {
      const platformResponse = await fetch(toRequest(request, connection.signal))
      const body = Buffer.from(await platformResponse.arrayBuffer())
      response.writeHead(platformResponse.status, Object.fromEntries(platformResponse.headers)).end(body)
    } catch {
      response.destroy()
    }
    return true
  }
}

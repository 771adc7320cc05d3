import { createServer } from 'node:http'

const LONGEST_WAIT = 30_000

/** Headers that Node and browsers add on their own. */
const OF_TRANSPORT = new RegExp(
  '^(accept|accept-.*|cache-control|connection|content-length|content-type|cookie|dnt|host|origin|pragma|priority|' +
    'referer|sec-.*|te|transfer-encoding|user-agent)$'
)

/** Headers that the platform allows for other origins, and an unknown one. */
const allowedHeaders = (product) => [
  'authorization',
  'client-session-token',
  'content-type',
  'x-extra',
  ...['lts-version', 'publishable-key', 'sdk-name', 'sdk-version', 'workspace'].map((name) => `${product}-${name}`)
]

async function readText(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text || undefined
  }
}

/** Creates the state of one case: its responses and its requests. */
function createRoom(product) {
  const responses = []
  const requests = []
  const pending = []
  const watchers = new Set()

  function change() {
    for (const watcher of watchers) watcher()
  }

  function waitFor(condition) {
    return new Promise((resolve) => {
      const end = (isMet) => {
        clearTimeout(timer)
        watchers.delete(check)
        resolve(isMet)
      }
      const check = () => condition() && end(true)
      const timer = setTimeout(end, LONGEST_WAIT, false)
      watchers.add(check)
      check()
    })
  }

  function takeResponse({ path, headers }) {
    const index = responses.findIndex(
      (scripted) =>
        (scripted.path ?? path) === path &&
        Object.entries(scripted.when ?? {}).every(([name, value]) => headers[name] === value)
    )
    const scripted = responses[index] ?? { status: 418, json: { error: { type: 'unscripted', message: path } } }
    if (index >= 0 && !scripted.always) responses.splice(index, 1)
    return scripted
  }

  async function write(response, record, scripted) {
    if (scripted.hold) {
      await new Promise((resolve) => {
        pending.push(resolve)
        change()
      })
    }
    if (scripted.drop) return response.destroy()
    const json = scripted.echo ? { [scripted.echo]: record.body } : scripted.json
    const text = scripted.text ?? (json === undefined ? '' : JSON.stringify(json))
    response.setHeader(`${product}-request-id`, `request-${requests.indexOf(record)}`)
    response.setHeader('content-type', scripted.text === undefined ? 'application/json' : 'text/html')
    for (const [name, value] of Object.entries(scripted.headers ?? {})) response.setHeader(name, value)
    response.statusCode = scripted.status ?? 200
    if (!scripted.cut) return response.end(text)
    response.setHeader('content-length', Buffer.byteLength(text) + 100)
    response.write(text, () => response.destroy())
  }

  return {
    product,
    async receive(request, response, path) {
      const url = new URL(path, 'http://localhost')
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_TRANSPORT.test(name)))
      const record = {
        method: request.method,
        path: url.pathname,
        query: path.includes('?') ? path.slice(path.indexOf('?') + 1) : undefined,
        headers,
        type: request.headers['content-type'],
        cookie: request.headers.cookie,
        gone: false
      }
      response.on('close', () => {
        record.gone = !response.writableFinished
        change()
      })
      record.body = parse(await readText(request))
      requests.push(record)
      change()
      await write(response, record, takeResponse(record))
    },
    actions: {
      respond({ responses: more }) {
        responses.push(...more)
        return {}
      },
      requests: () => ({ requests }),
      sent: async ({ count }) => ({ isMet: await waitFor(() => requests.length >= count), requests }),
      gone: async ({ index }) => ({ isMet: await waitFor(() => requests[index]?.gone), requests }),
      async release({ count }) {
        const isMet = await waitFor(() => pending.length >= count)
        for (const resume of pending.splice(0)) resume()
        return { isMet }
      }
    }
  }
}

function allowOrigin({ headers: { origin } }, response, product) {
  if (!origin) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', `${product}-request-id, retry-after`)
}

function respondToPreflight(response, product) {
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', allowedHeaders(product).join(', '))
  response.setHeader('access-control-max-age', '600')
  response.writeHead(204).end()
}

/**
 * Starts a platform with scripted responses that records its requests. Each case opens a room at `/room-1` and so on
 * with `openRoom`.
 *
 * @param options.keepsConnections `false` to test dropped connections: a browser repeats a request on its own if it was
 * sent on a reused connection
 */
export async function startRecordingServer(scope, { keepsConnections = true } = {}) {
  const rooms = []

  async function control(action, request, response) {
    const details = JSON.parse(await readText(request))
    if (action === 'open') rooms.push(createRoom(details.product))
    const { actions } = rooms[details.room ?? 0]
    const result = action === 'open' ? { room: rooms.length - 1 } : await actions[action](details)
    response.setHeader('access-control-allow-origin', '*')
    response.end(JSON.stringify(result))
  }

  const server = createServer((request, response) => {
    if (!keepsConnections) response.setHeader('connection', 'close')
    const [, name, path] = /^\/([^/]+)(.*)$/.exec(request.url) ?? []
    if (name === '_control') return control(path.slice(1), request, response)
    const room = rooms[/^room-(\d+)$/.exec(name)?.[1]]
    if (!room) return response.writeHead(404).end()
    allowOrigin(request, response, room.product)
    if (request.method === 'OPTIONS') return respondToPreflight(response, room.product)
    room.receive(request, response, path)
  })
  await new Promise((resolve) => server.listen(0, resolve))
  scope.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${server.address().port}`
}

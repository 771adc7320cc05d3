// One server for all files and requests, so that no variant needs a second origin.
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { isCall, responseTo } from '../platform/responses.mjs'

const MOST_KEPT = 200

/** Creates the platform. Each response is created and compressed once, so that this time is not measured. */
function compressedResponses() {
  const kept = new Map()
  return (call, origin) => {
    const key = JSON.stringify(call)
    if (!kept.has(key)) {
      const response = responseTo(call, origin)
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value)
      kept.set(key, response && gzipSync(JSON.stringify(response), { level: 6 }))
    }
    return kept.get(key)
  }
}

async function readBody(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function paramsOf(url, text) {
  try {
    return { ...Object.fromEntries(url.searchParams), ...(text && JSON.parse(text)) }
  } catch {
    return {}
  }
}

const tokenOf = ({ headers }) => headers['client-session-token'] ?? headers.authorization?.replace('Bearer ', '')

/**
 * Starts the server.
 *
 * @param options.files static files by path
 * @param options.pages returns the page at an address, or `undefined`
 * @param options.latency response time in ms. @default changed by `respondAfter`
 * @returns its origin, the requests since `forget()`, and a function that stops it
 */
export async function startServer({ files, pages, latency }) {
  const bodyOf = compressedResponses()
  let sent = []
  let origin
  let delay = latency

  function send(path, response, { status = 200, type, body }) {
    sent.push({ path, bytes: body?.length ?? 0 })
    response.writeHead(status, {
      'cache-control': type?.startsWith('text/html') || type?.includes('json') ? 'no-store' : 'public, max-age=3600',
      ...(body && { 'content-type': type, 'content-encoding': 'gzip', 'content-length': body.length })
    })
    response.end(body)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://localhost')
    const path = url.pathname
    if (isCall(path)) {
      const startedAt = performance.now()
      const call = { path, params: paramsOf(url, await readBody(request)), token: tokenOf(request) }
      const body = bodyOf(call, origin)
      setTimeout(
        () => send(path, response, { status: body ? 200 : 204, type: 'application/json', body }),
        delay - (performance.now() - startedAt)
      )
      return
    }
    const page = pages(url, origin)
    const file = page === undefined ? files.get(path) : { type: 'text/html; charset=utf-8', body: gzipSync(page) }
    send(path, response, file ?? { status: 404 })
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${server.address().port}`
  return {
    origin,
    /** Returns the path and body size of each response since `forget()`. */
    sent: () => sent,
    forget: () => (sent = []),
    /** Sets the response time in ms. @default the initial latency */
    respondAfter: (milliseconds = latency) => (delay = milliseconds),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }
  }
}

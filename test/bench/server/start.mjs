// One server for everything that a page asks for, so that no variant pays for a second origin.
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { answerTo, isCall } from '../platform/answers.mjs'

const MOST_KEPT = 200

/** Answers calls as the platform does: each is made and compressed once, so that this is no part of what is measured. */
function compressedAnswers() {
  const kept = new Map()
  return (call, origin) => {
    const key = JSON.stringify(call)
    if (!kept.has(key)) {
      const answer = answerTo(call, origin)
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value)
      kept.set(key, answer && gzipSync(JSON.stringify(answer), { level: 6 }))
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
 * @param options.files what does not change, by path.
 * @param options.pages the page at an address of an origin; nothing where there is none.
 * @param options.latency how long a call takes, in milliseconds, unless `answerAfter` says otherwise.
 * @returns its origin, what was asked since `forget()`, and how to end it.
 */
export async function startServer({ files, pages, latency }) {
  const answer = compressedAnswers()
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
      const body = answer(call, origin)
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
    /** What was sent since `forget()`: path and bytes of each body. */
    sent: () => sent,
    forget: () => (sent = []),
    /** Takes that long for each call from now on, in milliseconds. @default as at first */
    answerAfter: (milliseconds = latency) => (delay = milliseconds),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }
  }
}

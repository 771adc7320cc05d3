import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_CALL = 600_000
const MOST_LOOKS = 100

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function call(method, url, body) {
  const signal = AbortSignal.timeout(LONGEST_CALL)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, signal, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function untilReady(base) {
  for (let attempt = 0; attempt < MOST_LOOKS; attempt += 1) {
    if (
      await call('GET', `${base}/status`).then(
        ({ ready }) => ready,
        () => false
      )
    )
      return
    await pause(100)
  }
  throw new Error('The driver of the browser does not answer.')
}

/**
 * Starts a driver and a session.
 *
 * @param program path of the driver.
 * @param capabilities required capabilities of the session.
 * @returns functions that send a command to the session, by relative path, and `stop`, which ends the session and the
 * driver.
 */
export async function startWebDriver(program, capabilities, env) {
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } })
  const base = `http://127.0.0.1:${port}`
  await untilReady(base)
  const { sessionId } = await call('POST', `${base}/session`, { capabilities: { alwaysMatch: capabilities } })
  const send = (method, path, body) => call(method, `${base}/session/${sessionId}${path}`, body)
  return {
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    remove: (path) => send('DELETE', path),
    async stop() {
      await send('DELETE', '').catch(() => undefined)
      driver.kill()
    }
  }
}

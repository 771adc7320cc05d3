import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { serveFile } from '../../../demo/server/files.mjs'
import { QUIET } from './run.mjs'

const MOST_MILLISECONDS = 60_000
const BETWEEN_LOOKS = 100

function listen(listener) {
  const server = createServer(listener)
  return new Promise((resolve) => server.listen(0, () => resolve(server)))
}

const originOf = (server) => `http://localhost:${server.address().port}`

/** Serves the files of a folder. @returns its origin, and a function that stops it */
export async function serveFolder(folder) {
  const server = await listen((request, response) =>
    serveFile(request, response, { folder, pathname: request.url.split('?', 1)[0] })
  )
  return {
    origin: originOf(server),
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

async function freePort() {
  const server = await listen(() => {})
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Starts a server command with all of its child processes.
 *
 * @param isReady returns the origin if the output shows that the server is ready
 * @returns the origin, and a function that stops it
 */
export async function startServer(commandLine, folder, isReady, env = {}) {
  const child = spawn(commandLine, {
    cwd: folder,
    env: { ...QUIET, ...env },
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const close = () => isRunning() && process.kill(-child.pid)
  process.once('exit', close)
  const end = performance.now() + MOST_MILLISECONDS
  for (;;) {
    const origin = await isReady(output)
    if (origin) return { origin, close }
    if (!isRunning() || performance.now() > end) {
      close()
      throw new Error(`${commandLine} serves nothing:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
  }
}

async function startOn(port, commandLine, folder) {
  const origin = `http://localhost:${port}`
  const isResponding = async () => (await fetch(origin).catch(() => undefined))?.ok && origin
  return startServer(commandLine, folder, isResponding, { PORT: String(port) })
}

/**
 * Serves a built application as files or with its own server.
 *
 * @param host entry of `hosts.mjs`
 * @param folder folder of the built application
 * @returns its origin, and a function that stops it
 */
export const serve = async ({ files = '.', server }, folder) =>
  server ? startOn(await freePort(), server, folder) : serveFolder(join(folder, files))

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

async function serveFolder(folder) {
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

async function isAnswering(origin) {
  const answer = await fetch(origin).catch(() => undefined)
  return answer?.ok === true
}

async function startServer(commandLine, folder) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [command, ...args] = commandLine.split(' ')
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...QUIET, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const end = performance.now() + MOST_MILLISECONDS
  // With whatever it has started itself.
  const close = () => child.exitCode === null && process.kill(-child.pid)
  process.once('exit', close)
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null || performance.now() > end) {
      close()
      throw new Error(`${commandLine} serves nothing:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
  }
  return { origin, close }
}

/**
 * Serves a built application: its files, or by its own server.
 *
 * @param host the host, as `hosts.mjs` has it.
 * @param folder where the application was built.
 * @returns its origin, and what stops it.
 */
export const serve = ({ files = '.', server }, folder) =>
  server ? startServer(server, folder) : serveFolder(join(folder, files))

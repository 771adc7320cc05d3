// `npm start` serves the demo. Set the port with PORT or --port=4173; if it is in use, the next free one is used.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveFile } from './files.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DEFAULT_PORT = 4173
const PORTS_TO_TRY = 50
const SOURCES = ['src', 'elements', 'rollup.config.mjs', 'package.json', 'scripts']
const LAST_FILE_BUILT = 'dist/custom-elements.json'
const SOURCES_OF_SITE = [
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name !== 'site' && name !== '.vitepress')
    .map((name) => join('docs', name)),
  'docs/.vitepress/config.mjs',
  'docs/.vitepress/theme',
  'scripts/docs',
  'CHANGELOG.md',
  LAST_FILE_BUILT
]
const LAST_FILE_OF_SITE = 'docs/site/llms-full.txt'
/** Folders that are served in addition to the demo. */
const OTHER_FOLDERS = { '/dist': 'dist', '/docs': 'docs/site' }
const CONNECT_FOLDER = '/connect/'
const CONNECT_PAGE = `${CONNECT_FOLDER}?platform=server`

/** As strict as possible, to show that the elements work with it. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self' http://localhost:* http://127.0.0.1:* https:",
  "img-src 'self' data: https:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'"
].join('; ')

function newestChange(path) {
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

/** `true` if a file exists and is newer than everything it was made from. */
function isCurrent(result, sources) {
  const file = join(ROOT, result)
  if (!existsSync(file)) return false
  const { mtimeMs } = statSync(file)
  return sources.every((source) => newestChange(join(ROOT, source)) <= mtimeMs)
}

function run(script, message) {
  console.error(message)
  const { status } = spawnSync('npm', ['run', script, '--silent'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (status !== 0) throw new Error(`\`npm run ${script}\` failed. See its messages above.`)
}

/** Listens on the port, or on the next free one, and returns it. */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    let next = port
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || next >= port + PORTS_TO_TRY) return reject(error)
      next += 1
      server.listen(next)
    })
    server.on('listening', () => resolve(server.address().port))
    server.listen(next)
  })
}

async function createPlatform() {
  const { createPlatformHandler } = await import('./platform.mjs')
  const { createSandbox } = await import('../../dist/sandbox/index.js')
  return createPlatformHandler({ fetch: createSandbox({ connectWebviewUrl: CONNECT_PAGE }), prefix: '/platform' })
}

async function handleRequest(platform, request, response) {
  if (await platform(request, response)) return
  const [pathname] = request.url.split('?', 1)
  if (`${pathname}/` === CONNECT_FOLDER && /^(GET|HEAD)$/.test(request.method)) {
    // The page has relative URLs, so its path must end with a slash.
    const location = CONNECT_FOLDER + request.url.slice(pathname.length)
    return response.writeHead(308, { location, 'cache-control': 'no-store' }).end()
  }
  const [prefix, folder] = Object.entries(OTHER_FOLDERS).find(([each]) => pathname.startsWith(`${each}/`)) ?? [
    '',
    'demo'
  ]
  await serveFile(request, response, {
    folder: join(ROOT, folder),
    pathname: pathname.slice(prefix.length),
    // The generator of the documentation needs inline scripts.
    pageHeaders: folder === OTHER_FOLDERS['/docs'] ? {} : { 'content-security-policy': CONTENT_SECURITY_POLICY }
  })
}

/**
 * Serves the demo at `/`, the built package at `/dist/`, the documentation at `/docs/`, a sandbox platform at
 * `/platform`, and the page that connects its accounts at `/connect/`.
 *
 * @param options.port 0 uses any free port. @default 4173
 * @returns the URL, and a function that stops the server
 */
export async function startDemo({ port = DEFAULT_PORT } = {}) {
  const platform = await createPlatform()
  const server = createServer((request, response) =>
    handleRequest(platform, request, response).catch((error) => {
      console.error(error)
      response.destroy()
    })
  )
  const url = `http://localhost:${await listen(server, port)}/`
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { url, close }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const portArgument = process.argv.find((argument) => argument.startsWith('--port='))?.slice('--port='.length)
  if (!isCurrent(LAST_FILE_BUILT, SOURCES)) run('build', 'Building dist/…')
  if (!isCurrent(LAST_FILE_OF_SITE, SOURCES_OF_SITE)) run('docs', 'Building the documentation…')
  const { url } = await startDemo({ port: Number(portArgument ?? process.env.PORT ?? DEFAULT_PORT) })
  console.log(`Demo: ${url}`)
  console.log(`Documentation: ${url}docs/`)
}

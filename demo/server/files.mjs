import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2'
}

/** Returns the file for a URL path, or `undefined` if the path is invalid or outside the folder. */
function resolveFile(folder, pathname) {
  try {
    const path = decodeURIComponent(pathname)
    if (path.includes('\0')) return undefined
    const root = resolve(folder)
    const file = resolve(root, `.${path.endsWith('/') ? `${path}index.html` : path}`)
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

function sendError(response, status, text, headers = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  response.end(text)
}

/**
 * Serves a file of a folder.
 *
 * @param options.folder The folder with the files.
 * @param options.pathname The path in the URL, relative to the folder.
 * @param options.caching The value of `cache-control`. By default the file is not cached.
 * @param options.pageHeaders Additional headers for HTML pages.
 */
export async function serveFile(request, response, { folder, pathname, caching = 'no-store', pageHeaders = {} }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendError(response, 405, 'Method not allowed. Use GET or HEAD.', { allow: 'GET, HEAD' })
  }
  const file = resolveFile(folder, pathname)
  const content = file && (await readFile(file).catch(() => undefined))
  if (!content) return sendError(response, 404, 'File not found')
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': content.length,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    ...(extname(file) === '.html' && pageHeaders)
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

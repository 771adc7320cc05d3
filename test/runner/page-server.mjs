import { createServer } from 'node:http'
import { serveFile } from '../../demo/server/files.mjs'

/**
 * Serves one page and the files of a folder.
 *
 * @param page its HTML
 * @returns its address, and a function that closes the server
 */
export async function servePage(page, folder) {
  const server = createServer((request, response) => {
    const [pathname] = request.url.split('?', 1)
    if (pathname !== '/') return serveFile(request, response, { folder, pathname })
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

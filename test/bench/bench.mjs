import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApps } from './apps/build.mjs'
import { startBrowser, waitForMoment, withPage } from './browser/open.mjs'
import { oldWidgetFolder } from './old-widget.mjs'
import { pageAt, VARIANTS } from './pages.mjs'
import { startServer } from './server/start.mjs'
import { staticFiles } from './server/static-files.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Returns the folder of the build. It is created if it is missing, and never updated, so that the measured version is
 * known.
 */
function distFolder() {
  const dist = `${ROOT}dist`
  if (!existsSync(`${dist}/cdn/all.js`)) {
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: ['ignore', 2, 2] })
    if (status !== 0) throw new Error('There is no dist/, and npm run build did not make one.')
  }
  return dist
}

/** Starts the server and the browser, and opens every variant once to warm up caches. */
export async function openBench({ latency }) {
  const folders = { '/dist': distFolder(), '/old': oldWidgetFolder() }
  const files = staticFiles(folders, await buildApps())
  const server = await startServer({ files, latency, pages: pageAt })
  const browser = await startBrowser()
  const bench = {
    server,
    browser,
    async close() {
      await browser.close()
      await server.close()
    }
  }
  for (const variant of Object.keys(VARIANTS)) {
    await withPage(bench, { variant, devices: 10 }, (page) => waitForMoment(page, 'firstRows'))
  }
  return bench
}

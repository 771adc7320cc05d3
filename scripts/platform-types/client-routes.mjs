import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

const SOURCE = new URL('../../src/client/routes.ts', import.meta.url)

const { code } = transformSync(readFileSync(SOURCE, 'utf8'), { loader: 'ts' })
const { ROUTE_TABLE, parseRoutes } = await import(`data:text/javascript,${encodeURIComponent(code)}`)

const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())

/** The routes of the client, each with the name of its method, such as `accessCodes.unmanaged.list`. */
export const CLIENT_ROUTES = Object.entries(ROUTE_TABLE)
  .flatMap(([folder, calls]) => parseRoutes(folder, calls))
  .map((route) => ({ ...route, call: camelCase(route.path.replace(/^(?:\/{product})?\//, '').replaceAll('/', '.')) }))

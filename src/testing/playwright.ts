import { recordedSandbox, type Platform, type PlatformOptions } from './recorded-sandbox.js'

export type { Platform, PlatformCall, PlatformOptions } from './recorded-sandbox.js'
export type * from '../sandbox/index.js'

/** What is asked of a route of Playwright. */
interface Route {
  request(): {
    url(): string
    method(): string
    headers(): Record<string, string>
    postData(): string | null
  }
  fulfill(answer: { status: number; headers: Record<string, string>; body: string }): Promise<void>
  abort(reason: string): Promise<void>
}

/** What is asked of a page, or a whole context, of Playwright. */
export interface Routable {
  route(url: (url: URL) => boolean, handler: (route: Route) => Promise<void>): Promise<unknown>
}

/** Any page may read every answer. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*'
}

/**
 * Answers what a page of Playwright asks of the platform, from memory, until the page or the route is closed.
 *
 * @param page a page, or a context for all of its pages.
 * @example
 * const platform = await routePlatform(page, { devices: [{ kind: 'lock', name: 'Front Door' }] })
 * await page.goto('/doors')
 * await page.getByRole('button', { name: /Front Door/ }).click()
 */
export async function routePlatform(page: Routable, options: PlatformOptions = {}): Promise<Platform> {
  const { platform, owns, fetch } = recordedSandbox(options)

  async function answer(route: Route): Promise<void> {
    const request = route.request()
    const method = request.method()
    if (method === 'OPTIONS') return route.fulfill({ status: 204, headers: OPEN_TO_ALL, body: '' })
    let response: Response
    try {
      response = await fetch(request.url(), { method, headers: request.headers(), body: request.postData() })
    } catch {
      return route.abort('failed')
    }
    const headers = { ...Object.fromEntries(response.headers), ...OPEN_TO_ALL }
    return route.fulfill({ status: response.status, headers, body: await response.text() })
  }
  await page.route(({ href }) => owns(href), answer)
  return platform
}

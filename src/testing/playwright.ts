import { createRecordedSandbox, type Platform, type PlatformOptions } from './recorded-sandbox.js'

export type * from './platform-types.js'

/** The part of a Playwright route that is used here. */
interface Route {
  request(): {
    url(): string
    method(): string
    headers(): Record<string, string>
    postData(): string | null
  }
  fulfill(response: { status: number; headers: Record<string, string>; body: string }): Promise<void>
  abort(reason: string): Promise<void>
}

/** The part of a Playwright page or context that is used here. */
export interface Routable {
  route(url: (url: URL) => boolean, handler: (route: Route) => Promise<void>): Promise<unknown>
}

/** Returns headers that let the page read a response from another origin and send credentials. */
const corsHeaders = (
  { origin = '*', ...requestHeaders }: Record<string, string>,
  headers: readonly string[]
): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': requestHeaders['access-control-request-headers'] ?? '',
  'access-control-allow-methods': requestHeaders['access-control-request-method'] ?? '',
  'access-control-expose-headers': headers.join()
})

/**
 * Answers a Playwright page's requests to the platform from memory, until the page or the route is closed.
 *
 * @param page A page, or a context for all of its pages.
 * @returns the platform, to inspect its requests and inject faults
 *
 * @example
 * const platform = await routePlatform(page, { devices: [{ kind: 'lock', name: 'Front Door' }] })
 * await page.goto('/doors')
 * await page.getByRole('button', { name: /Front Door/ }).click()
 */
export async function routePlatform(page: Routable, options: PlatformOptions = {}): Promise<Platform> {
  const { platform, ownsUrl, fetch } = createRecordedSandbox(options)

  async function handleRoute(route: Route): Promise<void> {
    const request = route.request()
    const method = request.method()
    const requestHeaders = request.headers()
    if (method === 'OPTIONS') return route.fulfill({ status: 204, headers: corsHeaders(requestHeaders, []), body: '' })
    let response: Response
    try {
      response = await fetch(request.url(), { method, headers: requestHeaders, body: request.postData() })
    } catch {
      return route.abort('failed')
    }
    const headers = {
      ...Object.fromEntries(response.headers),
      ...corsHeaders(requestHeaders, [...response.headers.keys()])
    }
    return route.fulfill({ status: response.status, headers, body: await response.text() })
  }
  await page.route(({ href }) => ownsUrl(href), handleRoute)
  return platform
}

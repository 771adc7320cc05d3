import type { BrowserContext, Page } from 'playwright'
import type { Routable } from '../../src/testing/playwright.js'

/** What Playwright has compiles as what `routePlatform` takes. */
export const routable = (page: Page, context: BrowserContext): readonly Routable[] => [page, context]

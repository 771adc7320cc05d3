import type { BrowserContext, Page } from 'playwright'
import type { Routable } from '../../src/testing/playwright.js'

/** Compiles only if Playwright's types are accepted by `routePlatform`. */
export const routable = (page: Page, context: BrowserContext): readonly Routable[] => [page, context]

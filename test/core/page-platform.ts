import { type FakePlatform, fakePlatform } from './fake-platform.js'

/** Platform behind the page's `fetch` in the current test. */
export let platform: FakePlatform

const given = globalThis.fetch

/** Gives the page a new platform in each test, for sessions with credentials. */
export function onPagePlatform(): void {
  beforeEach(() => {
    platform = fakePlatform()
    globalThis.fetch = platform.fetch
  })
  afterEach(() => {
    globalThis.fetch = given
  })
}

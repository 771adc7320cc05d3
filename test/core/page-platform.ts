import { type FakePlatform, fakePlatform } from './fake-platform.js'

/** The platform that the page's own `fetch` reaches in the present test. */
export let platform: FakePlatform

const given = globalThis.fetch

/** Gives the page a platform of its own in each test, for sessions that are made of a credential. */
export function onPagePlatform(): void {
  beforeEach(() => {
    platform = fakePlatform()
    globalThis.fetch = platform.fetch
  })
  afterEach(() => {
    globalThis.fetch = given
  })
}

import { expect } from 'chai'

// The tests also run in Mocha, in a page, which calls these hooks `before` and `after`, and has Chai's `expect`.
// oxlint-disable-next-line id-denylist -- Mocha has this name.
Object.assign(globalThis, { before: beforeAll, after: afterAll, expect })

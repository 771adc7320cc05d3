// The tests also run in Mocha, in a page, which calls these hooks `before` and `after`.
// oxlint-disable-next-line id-denylist -- Mocha has this name.
Object.assign(globalThis, { before: beforeAll, after: afterAll })

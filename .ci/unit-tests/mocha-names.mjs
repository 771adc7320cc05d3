// The tests also run in Mocha, in a page, which calls these hooks `before` and `after`.
Object.assign(globalThis, { before: beforeAll, after: afterAll })

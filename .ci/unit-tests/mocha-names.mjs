// The tests run in Mocha too, in a page: `before` and `after` are its names for these.
Object.assign(globalThis, { before: beforeAll, after: afterAll })

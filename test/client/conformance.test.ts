import * as client from '../../src/client/index.js'
import { environmentOf } from '../conformance/environment.mjs'
import { startRecordingServer } from '../conformance/recording-server.mjs'
import { keepsConnections, runCase, SUITES } from '../conformance/suites.mjs'

// The page tests run the same cases with the built client. The other files test what a server cannot observe.
for (const [suite, cases] of Object.entries(SUITES)) {
  describe(`Conformance of the client: ${suite}`, () => {
    let origin = ''
    const ends: (() => void)[] = []
    const scope = { after: (end: () => void) => void ends.push(end) }
    before(async () => {
      origin = await startRecordingServer(scope, { keepsConnections: keepsConnections(suite) })
    })
    after(() => ends.forEach((end) => end()))

    for (const each of cases.filter(({ pageOnly, copyOnly }) => !pageOnly && !copyOnly)) {
      it(each.name, () => runCase(each, origin, { client, setEnvironment: environmentOf(scope) }))
    }
  })
}

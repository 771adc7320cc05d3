import { createSandbox } from '../../src/sandbox/index.js'
import { readIllustration } from '../../src/ui/layout/illustration.js'
import { call } from './call-sandbox.js'

const CALLS: readonly (readonly [string, object])[] = [
  ['/devices/list', {}],
  ['/internal/devicedb/v1/device_models/list', { limit: 500 }],
  ['/internal/devicedb/v1/manufacturers/list', { limit: 500 }]
]

describe('Sandbox in a browser', () => {
  it('accepts a relative URL', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const init = {
      method: 'POST',
      headers: { authorization: 'Bearer seam_sandbox' },
      body: '{"device_id":"device_garage"}'
    }
    for (const input of ['/devices/get', new Request('/devices/get', init)])
      expect((await (await sandbox(input, init)).json()).device.device_id).to.equal('device_garage')
  })

  it('has images that the browser can draw', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const responses = await Promise.all(
      CALLS.map(async ([path, body]) => JSON.stringify((await call(sandbox, path, body)).body))
    )
    const addresses = new Set(responses.join().match(/(?<=")drawing:[^"]+/g))
    expect(addresses.size).to.be.above(20)
    for (const address of addresses) {
      const { ground, lines } = readIllustration(address) ?? {}
      for (const path of [ground, lines]) if (path) expect(CSS.supports(`d: path('${path}')`), path).to.equal(true)
    }
  })
})

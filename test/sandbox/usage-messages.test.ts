import { expect } from 'chai'
import { PlatformClient } from '../../src/client/index.js'
import { call } from './call-sandbox.js'
import { openSandbox, wrong } from './open-sandbox.js'

const message = {
  type: 'track',
  messageId: 'm1',
  anonymousId: 'a1',
  timestamp: '2026-05-01T12:00:00.000Z',
  context: {}
} as const
const tell = (params: object) => call(openSandbox().sandbox, '/internal/tlmtry', params, { headers: {} })

describe('usage messages in the sandbox', () => {
  it('are taken from everyone, of each type', async () => {
    for (const type of ['page', 'screen', 'track', 'group', 'identify', 'alias']) {
      expect([type, (await tell({ ...message, type })).status]).to.deep.equal([type, 200])
    }
  })

  it('are taken from a client', async () => {
    const { endpoint, fetch, clientSessionToken } = openSandbox().sandbox
    const client = PlatformClient.fromClientSessionToken(clientSessionToken, { endpoint, fetch })
    expect(await client.internal.tlmtry(message)).to.equal(undefined)
  })

  it('are refused when they are none', async () => {
    const names = ['type', 'messageId', 'timestamp']
    expect(wrong(await tell({}))).to.have.all.keys(names)
    expect(wrong(await tell({ ...message, type: 'gossip' }))).to.have.all.keys(['type'])
    expect(wrong(await tell({ ...message, messageId: 7 }))).to.have.all.keys(['messageId'])
    for (const timestamp of ['yesterday', '2026-02-30T12:00:00Z', '2026-05-01']) {
      expect(wrong(await tell({ ...message, timestamp }))).to.have.all.keys(['timestamp'])
    }
  })
})

import { PlatformClient } from '../../src/client/index.js'
import { call } from './call-sandbox.js'
import { openSandbox, validationErrors } from './open-sandbox.js'

const message = {
  type: 'track',
  messageId: 'm1',
  anonymousId: 'a1',
  timestamp: '2026-05-01T12:00:00.000Z',
  context: {}
} as const
const sendMessage = (params: object) => call(openSandbox().sandbox, '/internal/tlmtry', params, { headers: {} })

describe('Sandbox usage messages', () => {
  it('are accepted from everyone, of every type', async () => {
    for (const type of ['page', 'screen', 'track', 'group', 'identify', 'alias']) {
      expect([type, (await sendMessage({ ...message, type })).status]).to.deep.equal([type, 200])
    }
  })

  it('are accepted from a client', async () => {
    const { endpoint, fetch, clientSessionToken } = openSandbox().sandbox
    const client = PlatformClient.fromClientSessionToken(clientSessionToken, { endpoint, fetch })
    expect(await client.internal.tlmtry(message)).to.equal(undefined)
  })

  it('are rejected if they are invalid', async () => {
    const names = ['type', 'messageId', 'timestamp']
    expect(validationErrors(await sendMessage({}))).to.have.all.keys(names)
    expect(validationErrors(await sendMessage({ ...message, type: 'gossip' }))).to.have.all.keys(['type'])
    expect(validationErrors(await sendMessage({ ...message, messageId: 7 }))).to.have.all.keys(['messageId'])
    for (const timestamp of ['yesterday', '2026-02-30T12:00:00Z', '2026-05-01']) {
      expect(validationErrors(await sendMessage({ ...message, timestamp }))).to.have.all.keys(['timestamp'])
    }
  })
})

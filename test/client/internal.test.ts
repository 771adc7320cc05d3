import ky from 'ky'
import { isUnauthorizedError, PlatformClient } from '../../src/client/index.js'
import type { UsageMessage } from '../../src/client/resources.js'
import { empty, json, recordingFetch, rejection } from './recording-fetch.js'
import { createTestClient, TOKEN } from './test-client.js'

const MESSAGE: UsageMessage = {
  type: 'screen',
  messageId: 'message_1',
  anonymousId: 'nobody',
  name: 'device-table',
  timestamp: '2026-03-04T05:06:07.000Z',
  context: {}
}

describe('Internal endpoints', () => {
  it('are not enumerable', () => {
    const { client } = createTestClient([json({})])
    expect(Object.keys(client)).not.to.include('internal')
  })

  it("list device models with the session's credential", async () => {
    const models = [{ device_model_id: 'model_1' }]
    const { client, sent } = createTestClient([json({ device_models: models })], {
      endpoint: 'https://platform.test/base'
    })
    const read = await client.internal.devicedb.v1.deviceModels.list({
      text_search: 'smart lock',
      integration_support_levels: ['stable', 'beta'],
      manufacturer_ids: ['a', 'b'],
      include_if: ['software_features.can_remotely_unlock'],
      exclude_if: []
    })
    expect(read).to.deep.equal(models)
    expect(sent[0]).to.include({
      method: 'GET',
      url:
        'https://platform.test/base/internal/devicedb/v1/device_models/list?exclude_if=' +
        '&include_if=software_features.can_remotely_unlock&integration_support_levels=stable' +
        '&integration_support_levels=beta&manufacturer_ids=a&manufacturer_ids=b&text_search=smart+lock'
    })
    expect(sent[0]?.headers).to.include({ authorization: `Bearer ${TOKEN}`, 'client-session-token': TOKEN })
  })

  it('list manufacturers, and get one', async () => {
    const { client, sent } = createTestClient([json({ manufacturers: [], manufacturer: { manufacturer_id: 'a' } })])
    const { manufacturers } = client.internal.devicedb.v1
    expect(await manufacturers.list({ liqe_query: '(display_name:"Yale")' })).to.deep.equal([])
    expect(await manufacturers.get({ manufacturer_id: 'a' })).to.deep.equal({ manufacturer_id: 'a' })
    expect(sent.map(({ url }) => url.replace(/^.*devicedb/, ''))).to.deep.equal([
      '/v1/manufacturers/list?liqe_query=%28display_name%3A%22Yale%22%29',
      '/v1/manufacturers/get?manufacturer_id=a'
    ])
  })

  it('send usage messages without the credential', async () => {
    const { client, sent } = createTestClient([empty(204)])
    await client.internal.tlmtry(MESSAGE)
    const { method, url, headers, body, credentials } = sent[0] ?? {}
    expect({ method, url, body, credentials }).to.deep.equal({
      method: 'POST',
      url: 'https://connect.getseam.com/internal/tlmtry',
      body: MESSAGE,
      credentials: 'omit'
    })
    expect(JSON.stringify(headers)).not.to.include(TOKEN)
    expect(headers).not.to.have.any.keys('authorization', 'client-session-token', 'cookie')
    expect(headers).to.include({ 'seam-sdk-name': 'latchkey' })
  })

  it("send usage messages without the headers of the host's ky instance", async () => {
    const { fetch, sent } = recordingFetch(empty(204))
    const headers = { authorization: `Bearer ${TOKEN}`, 'client-session-token': TOKEN, 'seam-workspace': 'workspace_1' }
    const client = new PlatformClient({ client: ky.create({ prefix: 'https://platform.test', fetch, headers }) })
    await client.internal.tlmtry(MESSAGE)
    expect(sent).to.have.length(1)
    expect(sent[0]?.headers).not.to.have.any.keys('authorization', 'client-session-token', 'seam-workspace')
  })

  it('do not renew the session if a usage message is rejected', async () => {
    const { fetch, sent } = recordingFetch(json({ client_session: { token: TOKEN } }), empty(401))
    const client = await PlatformClient.fromPublishableKey('seam_pk1_key', 'jane', { fetch })
    expect(isUnauthorizedError(await rejection(client.internal.tlmtry(MESSAGE)))).to.equal(true)
    expect(sent.map(({ url }) => new URL(url).pathname)).to.deep.equal([
      '/client_sessions/get_or_create',
      '/internal/tlmtry'
    ])
  })
})

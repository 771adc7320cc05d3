import { isNetworkError } from '../../../src/client/index.js'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { UnsentUpdateError } from '../../../src/core/actions/unsent-update-error.js'
import { updateAccessCode } from '../../../src/features/access-codes/access-code-actions.js'
import { json } from '../../client/recording-fetch.js'
import { rejected } from '../fake-platform.js'
import { code, device, known } from '../gate/every-command.js'
import { createFakeCommandSource } from '../gate/fake-command-source.js'
import { respondToReads } from '../gate/respond-to-reads.js'
import { openExpiring } from '../open-expiring.js'
import { openSession } from '../open-session.js'
import { onPagePlatform } from '../page-platform.js'
import { advance, onFakeClock, SECOND, settled } from '../time.js'
import { sendUpdate } from './send-update.js'

onPagePlatform()
onFakeClock()

describe('Read before an update', () => {
  const GET = '/access_codes/get'
  const UPDATE = '/access_codes/update'
  const revoked = known(device, { ...code, code: '9999' })
  const rename = () => updateAccessCode.mutation({ code, lock: device, edit: { name: 'Ben' } })

  it('finds digits that were changed elsewhere a moment ago', async () => {
    const { bodies } = await sendUpdate(rename, revoked)
    expect(bodies()).to.have.nested.property('[0].code', '9999')
  })

  it('waits until it is the turn of the update', async () => {
    const sending = await sendUpdate(rename)
    const { session, platform, source } = sending
    const second = () => ({ ...rename(), onConflict: 'queue' as const })
    void runMutation(second(), { source, snapshot: takeSnapshot(session) }, session)
    await advance(5 * SECOND)
    sending.changeElsewhere(known(device, { ...code, name: 'Ben', code: '9999' }))
    platform.last(UPDATE).respond(json({}))
    await settled()
    expect(sending.bodies()).to.have.nested.property('[1].code', '9999')
  })

  it('ends the update if an option forbids it meanwhile', async () => {
    const { session, platform } = await openSession()
    session.store.setState({ confirmed: known() })
    const source = createFakeCommandSource()
    const outcome = runMutation(rename(), { source, snapshot: takeSnapshot(session) }, session)
    await settled()
    source.change({ allows: false })
    platform.last(GET).respond(json({ access_code: code }))
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'not-allowed' })
    expect(platform.at(UPDATE)).to.have.length(0)
  })

  it('ends the update if the resource was deleted', async () => {
    const { session, platform } = await openSession()
    session.store.setState({ confirmed: known() })
    platform.on(GET, () => rejected(404, 'access_code_not_found'))
    const outcome = runMutation(
      rename(),
      { source: createFakeCommandSource(), snapshot: takeSnapshot(session) },
      session
    )
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'not-offered' })
    expect(platform.at(UPDATE)).to.have.length(0)
  })

  it('fails if it takes longer than the update may wait', async () => {
    const { session, platform } = await openSession()
    session.store.setState({ confirmed: known() })
    let outcome: MutationOutcome | undefined
    void runMutation(rename(), { source: createFakeCommandSource(), snapshot: takeSnapshot(session) }, session).then(
      (result) => (outcome = result)
    )
    await advance(10 * SECOND)
    const error: unknown = outcome?.status === 'failed' && outcome.error
    expect(error instanceof UnsentUpdateError && isNetworkError(error.cause)).to.equal(true)
    expect(platform.at(UPDATE)).to.have.length(0)
  })

  for (const [pause, reads] of [
    [1, 1],
    [3, 2]
  ] as const) {
    it(`happens ${reads === 1 ? 'once' : 'again'} if renewing the session took ${pause} s`, async () => {
      const { platform, session, renew } = await openExpiring()
      session.store.setState({ confirmed: known() })
      let current = known()
      respondToReads({ session, platform }, () => current)
      platform.on(
        UPDATE,
        () => rejected(401),
        () => json({})
      )
      const outcome = runMutation(
        rename(),
        { source: createFakeCommandSource(), snapshot: takeSnapshot(session) },
        session
      )
      await advance(pause * SECOND)
      current = revoked
      renew()
      expect(await outcome).to.have.property('status', 'succeeded')
      expect(platform.at(GET)).to.have.length(reads)
      expect(platform.last(UPDATE).body).to.have.property('code', reads === 1 ? '1234' : '9999')
    })
  }
})

import type { Mutation } from '../../../src/core/actions/mutation.js'
import { runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { accessCodes } from '../../../src/core/resources/resource-kind.js'
import type { AccessCode } from '../../../src/core/resources/resources.js'
import { deleteAccessCode, updateAccessCode } from '../../../src/features/access-codes/access-code-actions.js'
import { down, succeeded } from '../fake-platform.js'
import { code, device, known } from '../gate/every-command.js'
import { createFakeCommandSource } from '../gate/fake-command-source.js'
import { respondToReads } from '../gate/respond-to-reads.js'
import { OFFERED } from '../offered.js'
import { type OpenSession, openSession } from '../open-session.js'
import { send } from '../send.js'
import { advance, onFakeClock, settled } from '../time.js'
import type { RequestedMutation } from './requested-mutation.js'

onFakeClock()

describe('Confirmed deletion', () => {
  const SAVE = '/access_codes/update'
  const DELETE = '/access_codes/delete'
  const saving = (): Mutation<AccessCode> =>
    updateAccessCode.mutation({ code, lock: device, edit: { name: 'Ben', code: '4321' } })
  const status = ({ session }: OpenSession): unknown =>
    accessCodes.select(session.store.getState().shown).get('code')?.resource?.status

  /** Saves a code on a platform that does not respond yet, and deletes it. */
  async function deleteWhileSaving(): Promise<OpenSession & RequestedMutation> {
    const open = await openSession()
    open.session.store.setState({ confirmed: known() })
    respondToReads(open)
    void send(open.session, saving()).catch(() => {})
    const source = createFakeCommandSource()
    const snapshot = takeSnapshot(open.session, OFFERED)
    const outcome = runMutation(deleteAccessCode.mutation({ code }), { source, snapshot }, open.session)
    await settled()
    return { ...open, source, outcome }
  }

  function changeElsewhere({ session }: OpenSession, fields: Partial<AccessCode>): void {
    session.store.setState({ confirmed: known(undefined, { ...code, ...fields }) })
  }

  it('is shown at once and sent after the mutation in flight, however long that takes', async () => {
    const open = await deleteWhileSaving()
    expect([status(open), open.platform.at(DELETE).length]).to.deep.equal(['removing', 0])
    await advance(29_000)
    expect(open.platform.at(DELETE)).to.have.length(0)
    open.platform.last(SAVE).respond(succeeded())
    await settled()
    expect(status(open)).to.equal('removing')
    open.platform.last(DELETE).respond(succeeded())
    expect(await open.outcome).to.have.property('status', 'succeeded')
  })

  it('is sent after the mutation in flight fails, whether or not the server applied that mutation', async () => {
    for (const seen of [{}, { name: 'Ben', code: '4321', starts_at: null, ends_at: null }]) {
      const open = await deleteWhileSaving()
      changeElsewhere(open, seen)
      open.platform.last(SAVE).drop()
      await settled()
      expect(open.platform.at(DELETE)).to.have.length(1)
    }
  })

  it('is not sent if the code was changed elsewhere, and the code is shown again', async () => {
    const open = await deleteWhileSaving()
    changeElsewhere(open, { name: 'Somebody else' })
    open.platform.last(SAVE).respond(down())
    expect(await open.outcome).to.deep.equal({ status: 'rejected', reason: 'changed' })
    expect(status(open)).to.equal(undefined)
  })

  it('is sent after its element was removed', async () => {
    const open = await deleteWhileSaving()
    open.source.change({ isInPage: false })
    open.platform.last(SAVE).respond(succeeded())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })

  it('waits while the user is being verified', async () => {
    const open = await deleteWhileSaving()
    open.source.change({ presence: 'verifying' })
    open.platform.last(SAVE).respond(succeeded())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(0)
    open.source.change({ presence: 'present' })
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })

  it('is sent in parallel to the mutation in flight when the page is left or hidden', async () => {
    for (const go of ['leave', 'hide'] as const) {
      const open = await deleteWhileSaving()
      open.page[go]()
      await settled()
      expect(open.platform.at(DELETE)).to.have.length(1)
      open.platform.last(SAVE).respond(succeeded())
      await settled()
      expect(open.platform.at(DELETE)).to.have.length(1)
    }
  })

  it('cannot be replaced by another mutation', async () => {
    const open = await deleteWhileSaving()
    const mutation = { ...saving(), onConflict: 'replace' as const }
    expect(await send(open.session, mutation), 'ignored').to.equal(undefined)
    open.platform.last(SAVE).respond(succeeded())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })

  it('is sent once even if it is confirmed several times', async () => {
    const open = await deleteWhileSaving()
    const snapshot = takeSnapshot(open.session, OFFERED)
    const again = runMutation(deleteAccessCode.mutation({ code }), { source: open.source, snapshot }, open.session)
    expect(await again).to.deep.equal({ status: 'superseded' })
    open.platform.last(SAVE).respond(succeeded())
    await settled()
    open.platform.last(DELETE).respond(succeeded())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })
})

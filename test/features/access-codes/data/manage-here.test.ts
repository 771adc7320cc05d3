import { expect } from 'chai'
import type { UnmanagedAccessCode } from '../../../../src/core/resources/resources.js'
import { unmanagedAccessCodesQuery } from '../../../../src/features/access-codes/data/unmanaged-access-codes.js'
import {
  createConvertAllStore,
  convertAllToManaged
} from '../../../../src/features/access-codes/unmanaged/convert-all-to-managed.js'
import { MANAGE_MESSAGES } from '../../../../src/messages/manage/manage-messages.js'
import { json } from '../../../client/recording-fetch.js'
import { fakePorts } from '../../../core/actions/fake-ports.js'
import { done, lock, refused } from '../../../core/fake-platform.js'
import { openSession } from '../../../core/open-session.js'
import { onFakeClock, settled } from '../../../core/time.js'

onFakeClock()

const CONVERT = '/access_codes/unmanaged/convert_to_managed'
const { unmanaged: texts } = MANAGE_MESSAGES.english

const codeCalled = (name: string): UnmanagedAccessCode => ({ access_code_id: name, device_id: 'door', name })

async function open(...names: readonly string[]) {
  const { session, platform } = await openSession()
  const codes = names.map(codeCalled)
  platform.on('/access_codes/unmanaged/list', () => json({ access_codes: codes, pagination: {} }))
  platform.on('/access_codes/list', () => json({ access_codes: [], pagination: {} }))
  session.observe(unmanagedAccessCodesQuery('door'), true)
  await settled()
  const ports = fakePorts(session)
  const store = createConvertAllStore()
  const taken = convertAllToManaged(store, { ...ports, session, device: lock('door'), texts })
  return { ...taken, platform, codes, store, ports }
}

describe('Import of codes set at the lock', () => {
  it('reports the progress, and the number of imported and failed codes', async () => {
    const { manageAll, platform, codes, store, ports } = await open('Guest', 'Owner', 'Service')
    platform.on(CONVERT, () => refused(400), done)
    const all = manageAll(codes)
    expect(store.getState().progress).to.deep.equal({ done: 0, total: 3 })
    await settled()
    await all
    expect(store.getState().progress).to.equal(undefined)
    expect([...store.getState().failures.keys()]).to.deep.equal(['Guest'])
    expect(ports.log.filter((reported) => !reported.startsWith('event'))).to.deep.equal([
      `success: ${texts.managed(2)}`,
      `error: ${texts.notManaged(1)}`
    ])
  })

  it('imports each code once, despite repeated calls', async () => {
    const { manageAll, platform, codes } = await open('Guest', 'Owner')
    platform.on(CONVERT, done)
    await Promise.all([manageAll(codes), manageAll(codes)])
    await manageAll(codes)
    expect(platform.at(CONVERT)).to.have.length(2)
  })

  it('clears a failure when the code is retried', async () => {
    const { manage, platform, codes, store, ports } = await open('Guest')
    platform.on(CONVERT, () => refused(400), done)
    for (const code of codes) await manage(code)
    expect(store.getState().failures.size).to.equal(1)
    expect(ports.log).to.deep.equal([`error: Guest: ${texts.notManaged(1)}`])
    ports.tryAgain()
    await settled()
    expect(store.getState().failures.size).to.equal(0)
  })
})

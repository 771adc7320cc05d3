import { operationKey } from '../../../src/core/actions/refused-operations.js'
import type { SessionOptions } from '../../../src/core/session/session-options.js'
import { renameDevice } from '../../../src/features/device/rename-device.js'
import { json, rejection } from '../../client/recording-fetch.js'
import { rejected } from '../fake-platform.js'
import { door, LOCK, locking, openDoor, renaming, UPDATE } from '../open-door.js'
import { platform } from '../page-platform.js'
import { send } from '../send.js'
import { acquire, onSharedSessions } from '../shared-sessions.js'
import { settled } from '../time.js'

const RENAME_FRONT = operationKey('devices.update', 'front')

describe('SessionState.refusedOperations', () => {
  onSharedSessions()

  it('contains the operation and the device after a 403 response', async () => {
    const open = await openDoor()
    open.platform.on(UPDATE, () => rejected(403, 'forbidden'))
    await rejection(send(open.session, renaming(open, 'Barn')))
    expect([...open.session.store.getState().refusedOperations]).to.deep.equal([RENAME_FRONT])
  })

  for (const status of [400, 404, 409]) {
    it(`stays empty after a ${status} response`, async () => {
      const open = await openDoor()
      open.platform.on(LOCK, () => rejected(status, 'no'))
      await rejection(send(open.session, locking(open)))
      expect(open.session.store.getState().refusedOperations.size).to.equal(0)
    })
  }

  it('contains the operation and the device after a 401 response of a valid session', async () => {
    const open = await openDoor()
    open.platform.on(UPDATE, () => rejected(401, 'unauthorized'))
    await rejection(send(open.session, renaming(open, 'Barn')))
    expect([...open.session.store.getState().refusedOperations]).to.deep.equal([RENAME_FRONT])
  })

  it('stays empty after a 403 response to a request for several devices', async () => {
    const open = await openDoor()
    open.platform.on(UPDATE, () => rejected(403, 'forbidden'))
    const mutation = renameDevice.mutation({ device: door(open), name: 'Barn' })
    await rejection(send(open.session, { ...mutation, target: { deviceIds: ['front', 'back'] } }))
    expect(open.session.store.getState().refusedOperations.size).to.equal(0)
  })

  it('is cleared when the token is renewed', async () => {
    const options: SessionOptions = { clientSessionToken: 'seam_cst1_old', endpoint: 'https://platform.test' }
    const user = { workspace_id: 'workspace', client_session_id: 'session_1', user_identifier_key: 'jane' }
    platform.on('/client_sessions/get', () => json({ client_session: user }))
    platform.on(UPDATE, () => rejected(403, 'forbidden'))
    const lease = acquire(options)
    await settled()
    const { session } = lease
    const mutation = renameDevice.mutation({ device: { device_id: 'front' }, name: 'Barn' })
    await rejection(send(session, mutation))
    expect(session.store.getState().refusedOperations.size).to.equal(1)
    await lease.renew({ ...options, clientSessionToken: 'seam_cst1_new' })
    expect(session.store.getState().refusedOperations.size).to.equal(0)
  })
})

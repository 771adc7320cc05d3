import { expect } from 'chai'
import type { Device, PlatformEvent } from '../../../../src/core/resources/resources.js'
import { createActivityRows } from '../../../../src/features/activity/rules/activity-rows.js'
import { isWrong, stillOpen } from '../../../../src/features/activity/rules/emphasis.js'

const event = (event_id: string, event_type: string, occurred_at: string, device_id = 'front'): PlatformEvent => ({
  event_id,
  event_type,
  occurred_at,
  device_id
})

const rowsOf = (events: readonly PlatformEvent[]) => createActivityRows('UTC')(events).rows

/** Returns the device of an id, which is locked or unlocked. */
const deviceOf =
  (locked: boolean) =>
  (device_id = ''): Device => ({ device_id, properties: { locked } })

const [EARLY, LATE] = ['2026-03-20T10:00:00Z', '2026-03-20T11:00:00Z'] as const

describe('Emphasis of activity rows', () => {
  it('is on the event that unlocked a lock which is still unlocked', () => {
    const rows = rowsOf([event('b', 'lock.unlocked', LATE), event('a', 'lock.unlocked', EARLY)])
    expect([...stillOpen(rows, deviceOf(false))]).to.deep.equal(['b'])
  })

  it('is not on an event that unlocked a lock which was locked since', () => {
    const rows = rowsOf([event('b', 'lock.locked', LATE), event('a', 'lock.unlocked', EARLY)])
    expect([...stillOpen(rows, deviceOf(false))]).to.deep.equal([])
    expect([...stillOpen(rowsOf([event('a', 'lock.unlocked', EARLY)]), deviceOf(true))]).to.deep.equal([])
  })

  it('is on refused codes, failed commands, lost connections and noise', () => {
    const wrong = [
      'lock.access_denied',
      'action_attempt.lock_door.failed',
      'device.disconnected',
      'noise_sensor.noise_threshold_triggered'
    ]
    const plain = ['lock.unlocked', 'lock.locked', 'device.connected', 'access_code.created']
    const rows = rowsOf([...wrong, ...plain].map((type) => event(type, type, EARLY)))
    expect(rows.filter(isWrong).map(({ key }) => key)).to.have.members(wrong)
  })
})

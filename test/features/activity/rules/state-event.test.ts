import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import { newestStateEvent } from '../../../../src/features/activity/rules/state-event.js'

const event = (event_type: string, occurred_at: string, more: Partial<PlatformEvent> = {}): PlatformEvent => ({
  event_id: `${event_type} ${occurred_at}`,
  event_type,
  occurred_at,
  ...more
})

const [EARLY, LATE] = ['2026-03-20T10:00:00Z', '2026-03-20T11:00:00Z'] as const

const read = (events: readonly PlatformEvent[]) => {
  const { isLocked, method, instant } = newestStateEvent(events) ?? {}
  return { isLocked, method, instant }
}

describe('Newest event that gave a lock its state', () => {
  it('is the newest by time, with its method', () => {
    const events = [
      event('lock.unlocked', EARLY, { method: 'keycode' }),
      event('lock.locked', LATE, { method: 'manual' }),
      event('lock.access_denied', LATE)
    ]
    expect(read(events)).to.deep.equal({ isLocked: true, method: 'manual', instant: Date.parse(LATE) })
  })

  it('is a command that the lock confirmed', () => {
    const events = [event('lock.locked', EARLY), event('action_attempt.unlock_door.succeeded', LATE)]
    expect(read(events)).to.deep.equal({ isLocked: false, method: 'remote', instant: Date.parse(LATE) })
  })

  it('is unknown without such events, or if one has no time', () => {
    expect(newestStateEvent([event('device.connected', LATE), event('toString', LATE)])).to.equal(undefined)
    expect(newestStateEvent([event('lock.locked', LATE), event('lock.unlocked', 'some day')])).to.equal(undefined)
  })
})

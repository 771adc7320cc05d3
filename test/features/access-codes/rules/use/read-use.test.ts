import type { PlatformEvent } from '../../../../../src/core/resources/resources.js'
import { readUse } from '../../../../../src/features/access-codes/rules/use/read-use.js'
import { NONSENSE } from '../../../support/nonsense.js'
import { deniedAgo, eventAgo, MINUTE, NOW } from '../../../support/use-events.js'

describe('Use of an access code', () => {
  it('is an event of unlocking with its code', () => {
    expect(readUse(eventAgo(5))).to.deep.equal({
      eventId: 'event_5',
      codeId: 'code',
      hasLock: true,
      instant: NOW - 5 * MINUTE,
      isDenied: false,
      reason: undefined
    })
  })

  it('is a denied attempt with its reason', () => {
    const denied = deniedAgo(5, { reason: { reason_code: 'expired_code', message: 'The code has expired.' } })
    expect(readUse(denied)).to.include({ isDenied: true, reason: 'expired_code' })
  })

  it('happened when the lock reported it, or else when it was recorded', () => {
    const late = { created_at: new Date(NOW).toISOString() }
    expect(readUse(eventAgo(5, late))?.instant).to.equal(NOW - 5 * MINUTE)
    expect(readUse(eventAgo(5, { ...late, occurred_at: 'late' }))?.instant).to.equal(NOW)
  })

  for (const [what, fields] of [
    ['locking', { event_type: 'lock.locked' }],
    ['another event of the code', { event_type: 'access_code.set_on_device' }],
    ['unlocking without a code', { access_code_id: undefined }],
    ['unlocking without a time', { occurred_at: null, created_at: null }]
  ] as const) {
    it(`is not ${what}`, () => {
      expect(readUse(eventAgo(5, fields))).to.equal(undefined)
    })
  }

  it('is read from malformed events without an error', () => {
    for (const value of NONSENSE) {
      const malformed: PlatformEvent = Object.assign(deniedAgo(5), { reason: value })
      expect(readUse(malformed)?.reason).to.equal(undefined)
      for (const name of ['event_type', 'occurred_at', 'created_at', 'access_code_id']) {
        expect(() => readUse(Object.assign(deniedAgo(5), { [name]: value }))).not.to.throw()
      }
    }
  })
})

import {
  battery,
  isLocked,
  lockAction,
  onlineStatus,
  percent
} from '../../../../src/features/device/rules/device-status.js'
import { device, deviceWith } from '../../support/as-sent.js'

describe('onlineStatus', () => {
  const disconnected = { error_code: 'account_disconnected' }
  const states: [object, ReturnType<typeof onlineStatus>][] = [
    [{ properties: { online: true } }, 'online'],
    [{ properties: { online: false } }, 'device-offline'],
    [{ properties: { online: 'true' } }, 'device-offline'],
    [{}, 'device-offline'],
    [{ properties: { online: true }, errors: [{ error_code: 'low_battery' }] }, 'online'],
    [{ properties: { online: true }, errors: [null, 'x', disconnected] }, 'account-offline'],
    [{ properties: { online: false }, errors: [disconnected] }, 'account-offline'],
    [{ properties: { online: true }, warnings: [disconnected] }, 'online'],
    [{ properties: { online: true }, errors: disconnected }, 'online']
  ]
  for (const [fields, status] of states) {
    it(`returns ${status} for ${JSON.stringify(fields)}`, () => {
      expect(onlineStatus(device(fields))).to.equal(status)
    })
  }
})

describe('battery', () => {
  const batteries: [unknown, ReturnType<typeof battery>][] = [
    [{ battery: { status: 'full', level: 1 } }, { status: 'full', level: 1 }],
    [{ battery: { status: 'critical', level: 0 } }, { status: 'critical', level: 0 }],
    [{ battery: { status: 'low' } }, { status: 'low' }],
    [{ battery: { level: 0.5 } }, { level: 0.5 }],
    [{ battery_level: 0.25 }, { level: 0.25 }],
    [
      { battery: { status: 'good' }, battery_level: 0.7 },
      { status: 'good', level: 0.7 }
    ],
    [{ battery: { level: 0.3 }, battery_level: 0.7 }, { level: 0.3 }],
    [{ battery: { status: 'empty', level: 0.1 } }, { level: 0.1 }],
    [{ battery: { level: 1.2 } }, { level: 1 }],
    [{ battery: { level: -0.2 } }, { level: 0 }],
    [{ battery: { status: 'unknown', level: '0.5' } }, undefined],
    [{ battery: { level: NaN } }, undefined],
    [{ battery: null }, undefined],
    [{ battery: 'full' }, undefined],
    [{}, undefined],
    [null, undefined]
  ]
  for (const [properties, known] of batteries) {
    it(`returns ${JSON.stringify(known)} for ${JSON.stringify(properties)}`, () => {
      expect(battery(deviceWith(properties))).to.deep.equal(known)
    })
  }

  it('is shown in whole percent, rounded down without floating point errors', () => {
    const hundredths = Array.from({ length: 101 }, (_, hundred) => hundred)
    expect(hundredths.map((hundred) => percent(hundred / 100))).to.deep.equal(hundredths)
    expect([0.009, 0.299, 0.2999999, 0.999].map(percent)).to.deep.equal([0, 29, 29, 99])
  })
})

describe('lockAction', () => {
  const offers: [boolean, boolean, unknown, ReturnType<typeof lockAction>][] = [
    [true, true, true, 'unlock'],
    [true, true, false, 'lock'],
    [true, true, undefined, 'lock'],
    [true, true, null, 'lock'],
    [true, false, true, 'lock'],
    [true, false, false, 'lock'],
    [true, false, undefined, 'lock'],
    [false, true, true, 'unlock'],
    [false, true, false, 'unlock'],
    [false, true, undefined, 'unlock'],
    [false, false, true, undefined],
    [false, false, false, undefined],
    [false, false, undefined, undefined]
  ]
  for (const [canLock, canUnlock, locked, action] of offers) {
    const abilities = { can_remotely_lock: canLock, can_remotely_unlock: canUnlock }
    it(`returns ${action ?? 'undefined'} for ${JSON.stringify({ canLock, canUnlock, locked })}`, () => {
      expect(lockAction(deviceWith({ online: true, locked }, abilities))).to.equal(action)
    })

    it(`returns undefined while offline for ${JSON.stringify({ canLock, canUnlock, locked })}`, () => {
      expect(lockAction(deviceWith({ online: false, locked }, abilities))).to.equal(undefined)
      const errors = [{ error_code: 'account_disconnected' }]
      expect(lockAction(deviceWith({ online: true, locked }, { ...abilities, errors }))).to.equal(undefined)
    })
  }

  it('returns undefined for capabilities that are not true', () => {
    const abilities = { can_remotely_lock: 'true', can_remotely_unlock: 1 }
    expect(lockAction(deviceWith({ online: true, locked: true }, abilities))).to.equal(undefined)
  })

  it('uses the lock state only if it is a boolean', () => {
    const states: unknown[] = [true, false, null, 'locked', 1, undefined]
    expect(states.map((locked) => isLocked(deviceWith({ locked })))).to.deep.equal([
      true,
      false,
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })
})
